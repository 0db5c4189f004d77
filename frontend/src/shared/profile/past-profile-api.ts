import type { Profile } from '@trackrecord/contracts';
import { baseApi } from '../api/base-api';
import { createProfileRequest } from './profile-request';
import { parseProfileResponse } from './reading/read-profile';

interface PastProfileInput {
  readonly uid: string;
  readonly revision: number;
}

/** Past versions are immutable, so they stay in the cache for a while. */
const CACHE_SECONDS = 600;

const pastProfileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPastProfile: build.query<Profile, PastProfileInput>({
      query: ({ uid, revision }) => createProfileRequest(uid, revision),
      transformResponse: parseProfileResponse,
      keepUnusedDataFor: CACHE_SECONDS,
    }),
  }),
});

export const { useGetPastProfileQuery } = pastProfileApi;
