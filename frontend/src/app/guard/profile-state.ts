import type { Profile } from '@trackrecord/contracts';
import { useState } from 'react';
import { useAuth } from '../../shared/identity/auth-context';
import { useGetProfileQuery } from '../../shared/profile/profile-api';

/** What is known about the profile of the person signed in; `gone` is one that was there a moment ago. */
export type ProfileState =
  | { readonly kind: 'loading' | 'absent' | 'gone' }
  | { readonly kind: 'failed'; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: 'present'; readonly profile: Profile };

/**
 * Loads the profile; only a 404 means that there is none (design.md, "Questions settled"). While `watched` it is asked
 * for again whenever the person comes back to the page.
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
  if (error !== undefined) return { kind: 'failed', retrying: isFetching, retry: () => void refetch() };
  return { kind: 'loading' };
}
