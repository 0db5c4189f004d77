import type { GoogleSignIn } from '../../shared/identity/identity';
import { keep } from '../../shared/storage/browser-storage';

/** Keeps the session after a Google sign-in as spec section 3 asks for. Nothing reads it: a copy is never trusted. */
export function keepGoogleSession({ user, token }: GoogleSignIn, profile: unknown): void {
  keep('local', 'authData', JSON.stringify({ user, token }));
  keep('local', 'profile', JSON.stringify(profile));
}
