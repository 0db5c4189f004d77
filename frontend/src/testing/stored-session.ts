import type { SignedInUser } from '../shared/identity/identity';
import { NADIA } from './memory-identity';

const MINUTE_MS = 60_000;

interface SessionOptions {
  readonly user?: SignedInUser;
  /** How long the token is valid. */
  readonly validMs?: number;
  readonly apiKey?: string;
}

/** Stores a session as the Firebase SDK does, with the token `stored-token-of-UID`. */
export function storeFirebaseSession({
  user = NADIA,
  validMs = 30 * MINUTE_MS,
  apiKey = 'key',
}: SessionOptions = {}): void {
  const session = {
    ...user,
    stsTokenManager: {
      refreshToken: 'refresh-token',
      accessToken: `stored-token-of-${user.uid}`,
      expirationTime: Date.now() + validMs,
    },
    apiKey,
    appName: '[DEFAULT]',
  };
  localStorage.setItem(`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify(session));
  localStorage.setItem('session', 'signed-in');
}
