import { describeSupportAction } from './describe-support-action';
import { readSupportActions } from './read-support-actions';

const AT = '2026-11-21T10:00:00.000Z';
const action = { at: AT, who: 'Support S-7K2Q', by: undefined, action: undefined, target: undefined };

it.each([
  [{ by: 'email' }, 'Found your account by your email address'],
  [{ by: 'code' }, 'Found your account by your code'],
  [{ by: 'phone' }, 'Found your account'],
  [{ action: 'rebuild', target: 'profile' }, 'Built your profile page again from your saved changes'],
  [{ action: 'rebuild', target: 'onboarding' }, 'Built your setup again from your saved answers'],
  [{ action: 'rebuild', target: 'applications' }, 'Built your list of applications again from your saved changes'],
  [{ action: 'rebuild', target: 'newer' }, 'Built something again from your saved changes'],
  [{ action: 'reset-mail', target: 'password-reset' }, 'Had an email sent to you to reset your password'],
  [{ action: 'newer', target: '' }, 'Did something else'],
])('describes %j', (fields, words) => {
  expect(describeSupportAction({ ...action, ...fields })).toBe(words);
});

describe('readSupportActions', () => {
  const item = { kind: 'lookup', at: AT, who: 'Support S-7K2Q', by: 'email' };

  it('reads a page', () => {
    expect(readSupportActions({ items: [item], next: AT })).toEqual({ items: [{ ...action, by: 'email' }], next: AT });
  });

  it.each([null, { items: {} }, { items: [{ ...item, at: 'noon' }] }, { items: [{ ...item, who: null }] }])(
    'throws for %j',
    (response) => {
      expect(() => readSupportActions(response)).toThrow(/^Invalid support action/);
    },
  );

  it.each(['2026-11-21T11:00:00.000Z', 'noon'])(
    'ignores the cursor %s, which is invalid or not earlier than this page',
    (next) => {
      expect(readSupportActions({ items: [item], next }).next).toBeNull();
    },
  );
});
