import type { Erasures } from '../erasure/erasures.js';
import { type Identity, type IdentityProvider, InvalidTokenError } from './identity.js';

/**
 * Rejects tokens of accounts that are erased or being erased, even if the token has not expired. Looks up the erasure
 * on every request, in parallel with the verification if the token's owner is already known.
 */
export const rejectErasedAccounts = (
  provider: IdentityProvider,
  erasures: Pick<Erasures, 'has'>,
  getOwner: (token: string) => string | undefined = () => undefined,
): IdentityProvider => ({
  verify: async (token) => {
    const owner = getOwner(token);
    const identity =
      owner === undefined
        ? await provider.verify(token)
        : (await Promise.all([provider.verify(token), requireNotErased(owner, erasures)]))[0];
    if (identity.uid !== owner) await requireNotErased(identity.uid, erasures);
    return identity;
  },
});

async function requireNotErased(uid: Identity['uid'], erasures: Pick<Erasures, 'has'>): Promise<void> {
  if (await erasures.has(uid)) throw new InvalidTokenError('account-gone');
}
