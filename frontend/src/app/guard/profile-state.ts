import type { Profile } from '@trackrecord/contracts';
import { useState } from 'react';
import { useAuth } from '../../shared/identity/auth-context';
import { useGetProfileQuery } from '../../shared/profile/profile-api';

/** The load state of the user's profile; `gone` means that it was present before and has been deleted. */
export type ProfileState =
  | { readonly kind: 'loading' | 'absent' | 'gone' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly kind: 'present'; readonly profile: Profile };

/**
 * Loads the profile; only a 404 means that there is none. With `shouldRefetch`, it is refetched when the window regains
 * focus or the connection.
 */
export function useProfileState(shouldRefetch: boolean): ProfileState {
  const { user } = useAuth();
  const { data, error, isFetching, refetch } = useGetProfileQuery(user?.uid ?? '', {
    skip: user === null,
    refetchOnFocus: shouldRefetch,
    refetchOnReconnect: shouldRefetch,
  });
  const [wasPresent, setWasPresent] = useState(false);
  if (data && !wasPresent) setWasPresent(true);

  if (data) return { kind: 'present', profile: data };
  if (data === null) return { kind: wasPresent ? 'gone' : 'absent' };
  if (error !== undefined) return { kind: 'failed', error, isRetrying: isFetching, retry: () => void refetch() };
  return { kind: 'loading' };
}
