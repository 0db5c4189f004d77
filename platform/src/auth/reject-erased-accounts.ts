import type { Erasures } from '../erasure/erasures.js';
import { type Identity, type IdentityProvider, InvalidToken } from './identity.js';

/**
 * Believes no token of an account that is erased, or is being erased, however long the token itself is still valid
 * (design.md section 5). The list of erasures is asked for every request; where it is known whose a token is, while the
 * token is being verified.
 */
export const rejectErasedAccounts = (
  identities: IdentityProvider,
  erasures: Pick<Erasures, 'has'>,
  ownerOf: (token: string) => string | undefined = () => undefined,
): IdentityProvider => ({
  verify: async (token) => {
    const owner = ownerOf(token);
    const identity =
      owner === undefined
        ? await identities.verify(token)
        : (await Promise.all([identities.verify(token), requireNotErased(owner, erasures)]))[0];
    if (identity.uid !== owner) await requireNotErased(identity.uid, erasures);
    return identity;
  },
});

async function requireNotErased(uid: Identity['uid'], erasures: Pick<Erasures, 'has'>): Promise<void> {
  if (await erasures.has(uid)) throw new InvalidToken('account-gone');
}
