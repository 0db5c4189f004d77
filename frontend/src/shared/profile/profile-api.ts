import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Profile } from '@trackrecord/contracts';
import { useDispatch } from 'react-redux';
import { isNotFound } from '../api/api-error';
import { baseApi } from '../api/base-api';
import { invalidResponse } from '../api/response-fields';
import { createProfileRequest } from './profile-request';
import { readProfile } from './reading/read-profile';

/** The profile query, shared by the guard, the wizard and the profile page. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // A 404 is returned as null: unlike an error, it stays cached if a refetch fails.
    getProfile: build.query<Profile | null, string>({
      async queryFn(uid, _api, _options, request) {
        const { data, error } = await request(createProfileRequest(uid));
        if (error === undefined) {
          const profile = readProfile(data);
          return profile === undefined ? { error: invalidResponse } : { data: profile };
        }
        return isNotFound(error) ? { data: null } : { error };
      },
      providesTags: (_profile, _error, uid) => [{ type: 'Profile', id: uid }],
    }),
  }),
});

export const { useGetProfileQuery, useLazyGetProfileQuery } = profileApi;

/** The tags of a profile and of what else changes with it. */
export const toProfileTags = (uid: string) => [
  { type: 'Profile' as const, id: uid },
  { type: 'ProfileChanges' as const, id: uid },
];

type ApiState = Parameters<ReturnType<typeof profileApi.endpoints.getProfile.select>>[0];

/** Returns a function that puts a profile into the query cache. */
export function useCacheProfile(): (profile: Profile) => Promise<void> {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  return async (profile) => {
    await dispatch(profileApi.util.upsertQueryData('getProfile', profile.userId, profile));
  };
}
