import type { Profile } from '@trackrecord/contracts';
import { isNotFound } from '../../shared/api/api-error';
import { useAuth } from '../../shared/identity/auth-context';
import { useGetProfileQuery } from '../../shared/profile/profile-api';

/** What is known about the profile of the person signed in. */
export type ProfileStanding =
  | { readonly kind: 'loading' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: 'present'; readonly profile: Profile };

/** Loads the profile; only a 404 means that there is none (design.md, "Questions settled"). */
export function useProfileStanding(): ProfileStanding {
  const { user } = useAuth();
  const { data, error, isFetching, refetch } = useGetProfileQuery(user?.uid ?? '', { skip: user === null });

  if (data !== undefined) return { kind: 'present', profile: data };
  if (isNotFound(error)) return { kind: 'absent' };
  if (error !== undefined) return { kind: 'failed', retrying: isFetching, retry: () => void refetch() };
  return { kind: 'loading' };
}
