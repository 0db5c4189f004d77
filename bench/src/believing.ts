import type { IdentityProvider } from '@trackrecord/platform';

/** Believes every token to be the uid it names: authentication is measured apart. */
export const believing: IdentityProvider = {
  verify: (token) => Promise.resolve({ uid: token, email: undefined, roles: [] }),
};
