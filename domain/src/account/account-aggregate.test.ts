import type { AccountEvent, AccountState } from '@trackrecord/contracts';
import { givenAccount } from '../testing/given.js';
import { describeAccountEvent } from './describe-account-event.js';

const T1 = '2026-11-20T10:00:00.000Z';
const T2 = '2026-11-21T10:00:00.000Z';
const ACCOUNT: AccountState = { email: 'ada@example.com', googleEmail: null, tokensValidAfter: T1 };
const FIRST: AccountEvent = { type: 'AccountFirstRecorded', data: ACCOUNT };
const SIGN_IN = { device: 'Firefox on Windows', signedInAt: T1 };
const record = (changes: Partial<AccountState> = {}) =>
  ({ type: 'RecordAccount', account: { ...ACCOUNT, ...changes }, passwordChangedAt: T1 }) as const;

describe('recording an account', () => {
  it('stores the account and the sign-in at first', () => {
    givenAccount([])
      .when({ ...record(), signIn: SIGN_IN })
      .then([FIRST, { type: 'SignedIn', data: SIGN_IN }]);
  });

  it('adds nothing if nothing has changed', () => {
    givenAccount([FIRST, { type: 'SignedIn', data: SIGN_IN }])
      .when({ ...record(), signIn: SIGN_IN })
      .then([]);
  });

  it.each([{ device: 'Chrome on Android' }, { signedInAt: T2 }])('adds a sign-in with another %j', (difference) => {
    const signIn = { ...SIGN_IN, ...difference };
    givenAccount([FIRST, { type: 'SignedIn', data: SIGN_IN }])
      .when({ ...record(), signIn })
      .then([{ type: 'SignedIn', data: signIn }]);
  });

  it('adds SignInsEnded if tokensValidAfter has changed', () => {
    const changed: AccountEvent = { type: 'SignInsEnded', data: { tokensValidAfter: T2, cause: 'revocation' } };
    givenAccount([FIRST])
      .when(record({ tokensValidAfter: T2 }))
      .then([changed]);
    givenAccount([FIRST, changed])
      .when(record({ tokensValidAfter: T2 }))
      .then([]);
  });

  it.each([
    ['of the second of the last end', '2026-11-20T10:00:00.999Z', 'revocation'],
    ['of later', '2026-11-21T10:00:00.400Z', 'password'],
    ['that does not exist', null, 'revocation'],
  ] as const)('tells by a password %s why sign-ins ended', (_case, passwordChangedAt, cause) => {
    givenAccount([FIRST])
      .when({ ...record({ tokensValidAfter: T2 }), passwordChangedAt })
      .then([{ type: 'SignInsEnded', data: { tokensValidAfter: T2, cause } }]);
  });

  it('adds only EmailChanged if the email and tokensValidAfter have changed', () => {
    const change = { email: 'ada@new.example.com', tokensValidAfter: T2 };
    const changed: AccountEvent = {
      type: 'EmailChanged',
      data: { from: 'ada@example.com', to: 'ada@new.example.com', tokensValidAfter: T2 },
    };
    givenAccount([FIRST]).when(record(change)).then([changed]);
    givenAccount([FIRST, changed]).when(record(change)).then([]);
  });

  it('adds GoogleLinked and GoogleUnlinked if a Google account was linked, replaced or unlinked', () => {
    const linked: AccountEvent = { type: 'GoogleLinked', data: { email: 'ada@gmail.example' } };
    const unlinked: AccountEvent = { type: 'GoogleUnlinked', data: { email: 'ada@gmail.example' } };
    givenAccount([FIRST])
      .when(record({ googleEmail: 'ada@gmail.example' }))
      .then([linked]);
    givenAccount([FIRST, linked])
      .when(record({ googleEmail: 'other@gmail.example' }))
      .then([unlinked, { type: 'GoogleLinked', data: { email: 'other@gmail.example' } }]);
    givenAccount([FIRST, linked]).when(record()).then([unlinked]);
    givenAccount([FIRST, linked, unlinked]).when(record()).then([]);
  });

  it('adds no SignInsEnded if a recorded sign-out has changed tokensValidAfter', () => {
    const signedOut: AccountEvent = { type: 'SignedOutEverywhere', data: { keptThis: false, tokensValidAfter: T2 } };
    givenAccount([FIRST]).when({ type: 'RecordSignOut', keptThis: false, tokensValidAfter: T2 }).then([signedOut]);
    givenAccount([FIRST, signedOut])
      .when(record({ tokensValidAfter: T2 }))
      .then([]);
  });

  it('records each sign-out of a device', () => {
    const signedOut: AccountEvent = { type: 'DeviceSignedOut', data: { device: 'Firefox on Windows' } };
    givenAccount([FIRST, signedOut])
      .when({ type: 'RecordDeviceSignOut', device: 'Firefox on Windows' })
      .then([signedOut]);
  });

  it('ignores an account that was read before the last recorded change', () => {
    const changed: AccountEvent = { type: 'SignInsEnded', data: { tokensValidAfter: T2 } };
    givenAccount([FIRST, changed])
      .when(record({ email: 'old@example.com' }))
      .then([]);
  });

  it('is rejected after an erasure', () => {
    givenAccount([FIRST, { type: 'AccountErased', data: {} }])
      .when(record())
      .thenRejected('account-erased');
  });
});

it.each<[AccountEvent, string | undefined]>([
  [FIRST, 'Recorded since'],
  [{ type: 'SignedIn', data: SIGN_IN }, 'Signed in with Firefox on Windows'],
  [
    { type: 'EmailChanged', data: { from: 'a@b.c', to: 'd@e.f', tokensValidAfter: T2 } },
    'Email changed from a@b.c to d@e.f',
  ],
  [
    { type: 'EmailChanged', data: { from: null, to: 'd@e.f', tokensValidAfter: T2 } },
    'Email changed from none to d@e.f',
  ],
  [{ type: 'SignInsEnded', data: { tokensValidAfter: T2, cause: 'password' } }, 'Password changed'],
  [{ type: 'SignInsEnded', data: { tokensValidAfter: T2, cause: 'revocation' } }, 'All devices signed out'],
  [{ type: 'SignInsEnded', data: { tokensValidAfter: T2 } }, 'Password changed, or all devices signed out'],
  [{ type: 'GoogleLinked', data: { email: 'a@b.c' } }, 'Google linked: a@b.c'],
  [{ type: 'GoogleUnlinked', data: { email: 'a@b.c' } }, 'Google unlinked: a@b.c'],
  [{ type: 'SignedOutEverywhere', data: { keptThis: true, tokensValidAfter: T2 } }, 'Signed out on all other devices'],
  [{ type: 'SignedOutEverywhere', data: { keptThis: false, tokensValidAfter: T2 } }, 'Signed out everywhere'],
  [{ type: 'DeviceSignedOut', data: { device: 'Firefox on Windows' } }, 'Signed out Firefox on Windows'],
  [{ type: 'AccountErased', data: {} }, undefined],
])('describes %j as "%s"', (event, description) => {
  expect(describeAccountEvent(event)?.description).toBe(description);
});
