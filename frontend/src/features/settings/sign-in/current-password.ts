import { validatePassword } from '../../../shared/forms/new-password-field';
import { AuthError } from '../../../shared/identity/auth-error';

/** Returns the error of an empty current password. */
export const validateCurrentPassword = (password: string): string | undefined =>
  validatePassword(password, 'Enter your current password');

/** Returns true if the identity provider rejected the current password. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof AuthError && /^auth\/(invalid-credential|wrong-password)$/.test(error.code);
