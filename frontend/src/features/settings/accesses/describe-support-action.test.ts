import { describeSupportAction } from './describe-support-action';

const action = { at: '2026-11-21T10:00:00.000Z', who: 'Support S-7K2Q' };

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
