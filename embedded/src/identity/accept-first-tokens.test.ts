import { createRequire } from 'node:module';
import { acceptFirstTokens } from './accept-first-tokens.js';

interface Account {
  readonly lastLoginAt?: string;
  readonly validSince?: string;
}
type State = new (project: string) => { createUserWithLocalId: (id: string, account: Account) => Account };

/** Creates an account in the emulator, as a sign-up does. */
function createAccount(account: Account): Account {
  const firebaseTools = createRequire(require.resolve('firebase-tools/package.json'));
  const { AgentProjectState } = firebaseTools('./lib/emulator/auth/state.js') as { readonly AgentProjectState: State };
  // A subclass, so that the module stays as it is.
  class TestState extends AgentProjectState {}
  acceptFirstTokens({ ProjectState: TestState });
  return new TestState('demo').createUserWithLocalId('nadia', account);
}

describe('acceptFirstTokens', () => {
  it.each([
    ['in the second after the sign-in', { lastLoginAt: '1999', validSince: '2' }, '1'],
    ['in the second of the sign-in', { lastLoginAt: '2001', validSince: '2' }, '2'],
    ['without a sign-in', { validSince: '2' }, '2'],
    ['without a password', { lastLoginAt: '1999' }, undefined],
  ])('keeps the tokens of an account valid that was created %s', (_when, account, validSince) => {
    expect(createAccount(account).validSince).toBe(validSince);
  });
});
