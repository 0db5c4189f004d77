import type { IdentityProvider } from '../auth/identity.js';

/** Believes every token to be the uid it names, where authentication is not what is tested or measured. */
export const fakeIdentityProvider: IdentityProvider = {
  verify: (token) => Promise.resolve({ uid: token, email: undefined, roles: [] }),
};
