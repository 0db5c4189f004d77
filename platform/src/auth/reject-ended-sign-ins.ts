import { type Identity, type IdentityProvider, InvalidTokenError } from './identity.js';
import { hasEnded, type SignOuts } from './sign-outs.js';

/**
 * Rejects tokens of sign-ins that ended because the user signed out everywhere or signed out their device. A refreshed
 * token keeps the time of its sign-in, so it is rejected as well. A token that does not tell the time counts as old.
 */
export const rejectEndedSignIns = (
  provider: IdentityProvider,
  signOuts: Pick<SignOuts, 'getEnded'>,
): IdentityProvider => {
  const isEnded = async ({ uid, authTime = 0 }: Pick<Identity, 'uid' | 'authTime'>): Promise<boolean> =>
    hasEnded(await signOuts.getEnded(uid), authTime);
  return {
    verify: async (token) => {
      const identity = await provider.verify(token).catch(async (error: unknown) => {
        // The emulator itself rejects tokens of ended sign-ins, as expired. The user should learn the reason.
        const expiredClaims =
          error instanceof InvalidTokenError && error.code === 'token-expired' ? readClaims(token) : undefined;
        throw expiredClaims && (await isEnded(expiredClaims)) ? new InvalidTokenError('signed-out') : error;
      });
      if (await isEnded(identity)) throw new InvalidTokenError('signed-out');
      return identity;
    },
  };
};

/** Reads an expired token, whose signature is valid. Returns undefined if it has no uid or no time. */
function readClaims(token: string): Pick<Identity, 'uid' | 'authTime'> | undefined {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const { sub, auth_time: authTime } = JSON.parse(payload) as Readonly<Record<string, unknown>>;
    return typeof sub === 'string' && typeof authTime === 'number'
      ? { uid: sub, authTime: authTime * 1_000 }
      : undefined;
  } catch {
    return undefined;
  }
}
