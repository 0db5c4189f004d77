import type { Profile } from '@trackrecord/contracts';
import { baseApi } from '../api/base-api';
import { profileRequest } from './profile-request';

/** Reading a profile; the guard, the wizard and the profile page share it. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, string>({
      query: profileRequest,
      providesTags: (_profile, _error, uid) => [{ type: 'Profile', id: uid }],
    }),
  }),
});

export const { useGetProfileQuery, useLazyGetProfileQuery } = profileApi;
