import { validatePassword } from '../../../shared/forms/new-password-field';

/** Returns the error of an empty current password. */
export const validateCurrentPassword = (password: string): string | undefined =>
  validatePassword(password, 'Enter your current password');
