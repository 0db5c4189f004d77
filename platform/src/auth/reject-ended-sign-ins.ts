import { type IdentityProvider, InvalidToken } from './identity.js';
import type { SignOuts } from './sign-outs.js';

/**
 * Rejects tokens of sign-ins that ended because the user signed out everywhere. A refreshed token keeps the time of its
 * sign-in, so it is rejected as well. A token that does not tell the time counts as old.
 */
export const rejectEndedSignIns = (provider: IdentityProvider, signOuts: Pick<SignOuts, 'find'>): IdentityProvider => ({
  verify: async (token) => {
    const identity = await provider.verify(token);
    if ((identity.authTime ?? 0) < (await signOuts.find(identity.uid))) throw new InvalidToken('signed-out');
    return identity;
  },
});
