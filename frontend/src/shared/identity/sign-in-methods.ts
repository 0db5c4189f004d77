import type { SignInMethods } from './identity';

/** A way to sign in, as the identity provider stores it. */
interface Provider {
  readonly providerId: string;
  readonly email: string | null;
}

/** Reads from an account of the identity provider how its user can sign in. */
export const toSignInMethods = (providers: readonly Provider[], isEmailVerified: boolean): SignInMethods => ({
  hasPassword: providers.some(({ providerId }) => providerId === 'password'),
  googleEmail: providers.find(({ providerId }) => providerId === 'google.com')?.email ?? null,
  isEmailVerified,
});
