import type { IdentityProvider } from '../auth/identity.js';

/** Accepts every token as the uid of its owner. For tests and benchmarks of something else than authentication. */
export const fakeIdentityProvider: IdentityProvider = {
  verify: (token) => Promise.resolve({ uid: token, email: undefined, roles: [] }),
};
