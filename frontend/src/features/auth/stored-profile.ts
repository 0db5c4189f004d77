import { retrying } from '../../shared/api/retrying';
import { send } from '../../shared/api/send';
import type { Services } from '../../shared/api/services';
import { profileRequest } from '../../shared/profile/profile-request';

/** What a direct request for a profile found; `unknown` where it failed, and the guard will ask again. */
export type StoredProfile =
  | { readonly kind: 'present'; readonly profile: unknown }
  | { readonly kind: 'absent' | 'unknown' };

/** Asks for the profile of somebody who just came in with Google (spec section 7), without the cache of the screens. */
export async function findStoredProfile(uid: string, services: Services): Promise<StoredProfile> {
  const { data, error } = await retrying(() => send(profileRequest(uid), services), services.wait);
  if (error === undefined) return { kind: 'present', profile: data };
  return { kind: error.status === 404 ? 'absent' : 'unknown' };
}
