const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Returns an error message for an obviously invalid email. The identity provider validates it again. */
export function validateEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Email is required';
  return EMAIL.test(email.trim()) ? undefined : 'Please enter a valid email address';
}
