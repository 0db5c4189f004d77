import type { Erasures } from '../erasure/erasures.js';
import { type IdentityProvider, InvalidToken } from './identity.js';

/**
 * Believes no token of an account that is erased, or is being erased, however long the token itself is still valid
 * (design.md section 5).
 */
export const refuseErased = (identities: IdentityProvider, erasures: Pick<Erasures, 'has'>): IdentityProvider => ({
  verify: async (token) => {
    const identity = await identities.verify(token);
    if (await erasures.has(identity.uid)) throw new InvalidToken('account-gone');
    return identity;
  },
});
