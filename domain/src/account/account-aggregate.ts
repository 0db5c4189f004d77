import {
  ACCOUNT_STREAM_PREFIX,
  type AccountEvent,
  type AccountState,
  accountStream,
  decodeAccountEvent,
} from '@trackrecord/contracts';
import type { Aggregate } from '../aggregate.js';
import { AccountErasedError } from '../domain-error.js';

/** The number of the latest sign-ins that are kept, to recognize those that were recorded. */
const MAX_SIGN_INS = 100;

/** A sign-in with a browser. */
export interface SignIn {
  readonly device: string;
  readonly signedInAt: string;
}

/** What was recorded about an account. */
export interface RecordedAccount {
  /** True after an erasure: no event may be appended. */
  readonly erased: boolean;
  /** The account after its last recorded change; undefined before the first one. */
  readonly account: AccountState | undefined;
  /** The latest recorded sign-ins. */
  readonly signIns: readonly SignIn[];
}

export type AccountCommand =
  /** What the identity provider says about the account now, and the sign-in that asks. */
  | {
      readonly type: 'RecordAccount';
      readonly account: AccountState;
      /** When the password was set last; null if there is none. */
      readonly passwordChangedAt: string | null;
      readonly signIn?: SignIn | undefined;
    }
  /**
   * All sign-ins were ended, except the one that sent the request if `keptThis`. `tokensValidAfter` is what the account
   * has afterwards.
   */
  | { readonly type: 'RecordSignOut'; readonly keptThis: boolean; readonly tokensValidAfter: string | null }
  | { readonly type: 'RecordDeviceSignOut'; readonly device: string };

/** Decides what has changed. @throws {AccountErasedError} after an erasure. */
function decide(command: AccountCommand, state: RecordedAccount): readonly AccountEvent[] {
  if (state.erased) throw new AccountErasedError();
  if (command.type === 'RecordSignOut') {
    const { keptThis, tokensValidAfter } = command;
    return [{ type: 'SignedOutEverywhere', data: { keptThis, tokensValidAfter } }];
  }
  if (command.type === 'RecordDeviceSignOut') return [{ type: 'DeviceSignedOut', data: { device: command.device } }];
  const { account, passwordChangedAt, signIn } = command;
  const changes = state.account
    ? findChanges(state.account, account, passwordChangedAt)
    : [{ type: 'AccountFirstRecorded', data: account } as const];
  const isNewSignIn = signIn !== undefined && !state.signIns.some((recorded) => isSameSignIn(recorded, signIn));
  return isNewSignIn ? [...changes, { type: 'SignedIn', data: signIn }] : changes;
}

/**
 * A changed password ends the tokens of earlier sign-ins, as an operator does who revokes them. An account that was read
 * before the last recorded change is ignored.
 */
function findChanges(
  before: AccountState,
  after: AccountState,
  passwordChangedAt: string | null,
): readonly AccountEvent[] {
  const { tokensValidAfter } = after;
  if (toTime(tokensValidAfter) < toTime(before.tokensValidAfter)) return [];
  const changes: AccountEvent[] = [];
  if (after.email !== before.email) {
    changes.push({ type: 'EmailChanged', data: { from: before.email, to: after.email, tokensValidAfter } });
  } else if (tokensValidAfter !== before.tokensValidAfter) {
    // The last recorded end is not before the last recorded change of the password.
    const isPasswordNew = toTime(passwordChangedAt) > toTime(before.tokensValidAfter) + SECOND_MS;
    changes.push({
      type: 'SignInsEnded',
      data: { tokensValidAfter, cause: isPasswordNew ? 'password' : 'revocation' },
    });
  }
  if (after.googleEmail !== before.googleEmail) {
    if (before.googleEmail !== null) changes.push({ type: 'GoogleUnlinked', data: { email: before.googleEmail } });
    if (after.googleEmail !== null) changes.push({ type: 'GoogleLinked', data: { email: after.googleEmail } });
  }
  return changes;
}

/** The time after which tokens are valid is in whole seconds, that of a password is not. */
const SECOND_MS = 1_000;

const toTime = (iso: string | null): number => (iso === null ? 0 : Date.parse(iso));

const isSameSignIn = (a: SignIn, b: SignIn): boolean => a.signedInAt === b.signedInAt && a.device === b.device;

function evolve(state: RecordedAccount, { type, data }: AccountEvent): RecordedAccount {
  switch (type) {
    case 'AccountFirstRecorded':
      return { ...state, account: data };
    case 'SignedIn':
      return { ...state, signIns: [...state.signIns, data].slice(-MAX_SIGN_INS) };
    case 'EmailChanged':
      return withAccount(state, { email: data.to, tokensValidAfter: data.tokensValidAfter });
    case 'SignInsEnded':
      return withAccount(state, { tokensValidAfter: data.tokensValidAfter });
    case 'GoogleLinked':
      return withAccount(state, { googleEmail: data.email });
    case 'GoogleUnlinked':
      return withAccount(state, { googleEmail: null });
    case 'SignedOutEverywhere':
      return withAccount(state, { tokensValidAfter: data.tokensValidAfter });
    case 'DeviceSignedOut':
      return state;
    case 'AccountErased':
      return { erased: true, account: undefined, signIns: [] };
    default:
      return type satisfies never;
  }
}

const withAccount = (state: RecordedAccount, changes: Partial<AccountState>): RecordedAccount =>
  state.account ? { ...state, account: { ...state.account, ...changes } } : state;

/** The streams `account-{uid}`: sign-ins, and changes to how a user signs in. */
export const accountAggregate: Aggregate<AccountCommand, RecordedAccount, AccountEvent, 'account-erased'> = {
  streamPrefix: ACCOUNT_STREAM_PREFIX,
  getStream: accountStream,
  decode: decodeAccountEvent,
  snapshotVersion: 0,
  restore: () => undefined,
  decide,
  errorClass: AccountErasedError,
  evolve,
  initialState: { erased: false, account: undefined, signIns: [] },
  isErased: ({ erased }) => erased,
  getTextOrigin: () => undefined,
};
