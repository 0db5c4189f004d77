import { baseApi } from '../../../shared/api/base-api';
import { endpointRequest } from '../../../shared/api/endpoint-request';

interface SignOutInput {
  readonly uid: string;
  /** True to keep this sign-in, which must be at most five minutes old. */
  readonly keepThis?: boolean;
}

const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Disconnects the browsers of extensions as well. */
    signOutEverywhere: build.mutation<unknown, SignOutInput>({
      query: ({ uid, keepThis = false }) =>
        endpointRequest('POST /api/profile/{uid}/sign-out-everywhere', { params: { uid }, body: { keepThis } }),
      invalidatesTags: (_result, error) => (error === undefined ? ['Extensions'] : []),
    }),
  }),
});

export const { useSignOutEverywhereMutation } = signInApi;
