import { AuthError } from '../../../shared/identity/auth-error';

/** Returns true if the identity provider rejected the current password. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof AuthError && /^auth\/(invalid-credential|wrong-password)$/.test(error.code);
