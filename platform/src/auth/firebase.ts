import { randomUUID } from 'node:crypto';
import type { ProviderRecord } from '@trackrecord/contracts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, type DecodedIdToken, getAuth, type UserRecord } from 'firebase-admin/auth';
import { type Identity, type IdentityProvider, InvalidTokenError } from './identity.js';
import { type ProviderAccount, readProviderAccount } from './provider-account.js';
import { toProviderRecord } from './provider-record.js';
import { toIdentityError } from './firebase-error.js';
import type { StaffAccount, StaffAccounts } from './staff.js';

/** Firebase Auth, or its emulator if `FIREBASE_AUTH_EMULATOR_HOST` is set. */
export interface Firebase extends IdentityProvider, StaffAccounts {
  /** Returns true if the account exists. @throws {IdentityUnavailableError} */
  has: (uid: string) => Promise<boolean>;
  /** Reads the provider's record of an account; undefined if there is none. @throws {IdentityUnavailableError} */
  getRecord: (uid: string) => Promise<ProviderRecord | undefined>;
  /** Reads how a user signs in; undefined if there is no account. @throws {IdentityUnavailableError} */
  getProviderAccount: (uid: string) => Promise<ProviderAccount | undefined>;
  /**
   * Returns the uid of the account with an email address; undefined if there is none.
   * @throws {IdentityUnavailableError}
   */
  findByEmail: (email: string) => Promise<string | undefined>;
  /** Sets custom claims of an account and keeps its others; null removes one. @throws {IdentityUnavailableError} */
  changeClaims: (uid: string, claims: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Returns true if an account is marked as a test account. @throws {IdentityUnavailableError} */
  isTestAccount: (uid: string) => Promise<boolean>;
  /** Ends all sign-ins of an account. @throws {IdentityUnavailableError} */
  revokeTokens: (uid: string) => Promise<void>;
  /** Lists all accounts with roles, one after another. @throws {IdentityUnavailableError} */
  listStaff: () => AsyncGenerator<StaffAccount & { readonly uid: string }>;
  /** Deletes an account. Does nothing if there is none. @throws {IdentityUnavailableError} */
  remove: (uid: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Connects to the identity provider of a Firebase project. */
export function connectFirebase(projectId: string): Firebase {
  const app = initializeApp({ projectId }, `identity-${projectId}-${randomUUID()}`);
  const auth = getAuth(app);
  return {
    verify: async (token) => {
      if (!hasClaims(token)) throw new InvalidTokenError('token-invalid');
      try {
        return toIdentity(await auth.verifyIdToken(token));
      } catch (error) {
        throw toIdentityError(error);
      }
    },
    has: (uid) =>
      withFallback(
        auth.getUser(uid).then(() => true),
        false,
      ),
    getRecord: (uid) => withFallback(auth.getUser(uid).then(toProviderRecord), undefined),
    getProviderAccount: (uid) => withFallback(readProviderAccount(auth, uid), undefined),
    getAccount: (uid) => withFallback(auth.getUser(uid).then(toStaffAccount), undefined),
    findByEmail: (email) =>
      withFallback(
        auth.getUserByEmail(email).then(({ uid }) => uid),
        undefined,
      ),
    changeClaims: async (uid, claims) => {
      try {
        const { customClaims = {} } = await auth.getUser(uid);
        const claimEntries = Object.entries({ ...customClaims, ...claims }).filter(([, value]) => value !== null);
        await auth.setCustomUserClaims(uid, Object.fromEntries(claimEntries));
      } catch (error) {
        throw toIdentityError(error);
      }
    },
    isTestAccount: (uid) =>
      withFallback(
        auth.getUser(uid).then(({ customClaims }) => customClaims?.['test'] === true),
        false,
      ),
    revokeTokens: (uid) => withFallback(auth.revokeRefreshTokens(uid), undefined),
    listStaff: () => listStaff(auth),
    remove: (uid) => withFallback(auth.deleteUser(uid), undefined),
    close: () => deleteApp(app),
  };
}

/**
 * Returns true if the payload of a token is a JSON object. For others, firebase-admin may throw a SyntaxError or
 * TypeError, which would look like a bug of this server.
 */
function hasClaims(token: string): boolean {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null;
  } catch {
    return false;
  }
}

async function* listStaff(auth: Auth): AsyncGenerator<StaffAccount & { readonly uid: string }> {
  for (let pageToken: string | undefined; ;) {
    const page = await auth.listUsers(ACCOUNTS_PER_PAGE, pageToken).catch((error: unknown) => {
      throw toIdentityError(error);
    });
    for (const user of page.users) {
      const account = toStaffAccount(user);
      if (account.roles.length > 0) yield { ...account, uid: user.uid };
    }
    if (page.pageToken === undefined || page.pageToken === '') return;
    ({ pageToken } = page);
  }
}

const ACCOUNTS_PER_PAGE = 1_000;

/** Errors of firebase-admin for ids and addresses that no account can have. */
const IMPOSSIBLE_ACCOUNT = new Set<unknown>(['auth/invalid-uid', 'auth/invalid-email']);

/** Returns the result of a request, or the fallback if the account does not exist. */
async function withFallback<T>(request: Promise<T>, fallback: T): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Error && 'code' in error && IMPOSSIBLE_ACCOUNT.has(error.code)) return fallback;
    const identityError = toIdentityError(error);
    if (identityError instanceof InvalidTokenError && identityError.code === 'account-gone') return fallback;
    throw identityError;
  }
}

/** @throws {InvalidTokenError} for an anonymous account: it does not identify a person. */
function toIdentity(token: DecodedIdToken): Identity {
  if (token.firebase.sign_in_provider === 'anonymous') throw new InvalidTokenError('token-invalid');
  return {
    uid: token.uid,
    email: token.email,
    roles: toRoles(token['roles']),
    expiresAt: token.exp * 1_000,
    authTime: token.auth_time * 1_000,
    secondFactor: token.firebase.sign_in_second_factor,
    signInProvider: token.firebase.sign_in_provider,
  };
}

const toRoles = (claim: unknown): readonly string[] =>
  Array.isArray(claim) ? claim.filter((role) => typeof role === 'string') : [];

function toStaffAccount(user: UserRecord): StaffAccount {
  const { roles, staffUntil }: Record<string, unknown> = user.customClaims ?? {};
  return {
    // Users can choose any display name, but only an email address of their own.
    name: user.email ?? user.displayName ?? null,
    isDisabled: user.disabled,
    tokensValidAfter: Date.parse(user.tokensValidAfterTime ?? '') || 0,
    roles: toRoles(roles),
    staffUntil: typeof staffUntil === 'number' ? staffUntil : undefined,
  };
}
