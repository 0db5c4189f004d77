const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an email as typed; the provider has the last word. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Email is required';
  return EMAIL.test(email.trim()) ? undefined : 'Please enter a valid email address';
}

/** What is wrong with a password before the provider has seen it. */
export const passwordProblem = (password: string): string | undefined =>
  password === '' ? 'Password is required' : undefined;
