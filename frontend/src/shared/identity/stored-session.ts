import { isRecord } from '../is-record';
import { listKeys, readItem } from '../storage/browser-storage';
import type { SignedInUser, SignInMethods } from './identity';
import { toSignInMethods } from './sign-in-methods';

/** A token that expires sooner is renewed first, as the SDK does (spec section 9). */
const MIN_VALIDITY_MS = 30_000;

/** The session that the SDK has stored: the user, and a token that is still valid. */
export interface StoredSession {
  readonly user: SignedInUser;
  readonly token: string;
}

/** The keys under which the SDK stores the user, one for each API key of a project. */
const USER_KEY = /^firebase:authUser:[^:]+:\[DEFAULT\]$/;

/**
 * Reads the session that the Firebase SDK keeps in local storage, without loading the SDK. Undefined if there is none,
 * if its token expires within 30 seconds, or if there are several, of which only the SDK knows the right one. The SDK
 * may still end the session, and the servers verify the token.
 */
export function readStoredSession(): StoredSession | undefined {
  const session = readStoredUser();
  if (!isRecord(session?.stsTokenManager) || typeof session.uid !== 'string') return undefined;
  const { accessToken: token, expirationTime } = session.stsTokenManager;
  if (typeof token !== 'string' || typeof expirationTime !== 'number') return undefined;
  if (expirationTime - Date.now() <= MIN_VALIDITY_MS) return undefined;
  const { uid, displayName, email, photoURL } = session;
  return {
    user: { uid, displayName: toText(displayName), email: toText(email), photoURL: toText(photoURL) },
    token,
  };
}

/**
 * Reads how the user can sign in from what the SDK has stored, without loading it. Undefined if another user or none is
 * stored.
 */
export function readStoredSignInMethods(uid: string): SignInMethods | undefined {
  const user = readStoredUser();
  if (user?.uid !== uid || !Array.isArray(user.providerData)) return undefined;
  const providers = user.providerData.filter(isRecord).map(({ providerId, email }) => ({
    providerId: String(providerId),
    email: toText(email),
  }));
  return toSignInMethods(providers, user.emailVerified !== false);
}

/** Reads the only user that the SDK has stored. */
function readStoredUser(): Readonly<Record<string, unknown>> | undefined {
  const [key, ...otherKeys] = listKeys('local').filter((storedKey) => USER_KEY.test(storedKey));
  if (key === undefined || otherKeys.length > 0) return undefined;
  const user = parseJson(readItem('local', key));
  return isRecord(user) ? user : undefined;
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
