import type { Profile } from '@trackrecord/contracts';
import { isRevisionConflict } from '../api/api-error';
import { useLazyGetProfileQuery } from './profile-api';

/** Returns a function that loads the profile that a save conflicted with; null after any other failure. */
export function useLoadNewerProfile(): (uid: string, failure: unknown) => Promise<Profile | null> {
  const [loadProfile] = useLazyGetProfileQuery();
  return async (uid, failure) => {
    if (!isRevisionConflict(failure)) return null;
    return loadProfile(uid)
      .unwrap()
      .catch(() => null);
  };
}
