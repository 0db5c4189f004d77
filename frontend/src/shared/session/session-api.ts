import { baseApi } from '../api/base-api';
import { endpointRequest } from '../api/endpoint-request';
import { getBrowserQuery } from './browser-id';

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails if the sign-in of this page has ended. The result is not needed. */
    getSession: build.query<null, string>({
      query: (uid) =>
        endpointRequest('GET /api/profile/{uid}/session', { params: { uid }, query: getBrowserQuery(), silent: true }),
      transformResponse: () => null,
    }),
    /** Records this sign-in, and what has changed at the identity provider. The result is not needed. */
    recordAccountChanges: build.mutation<null, string>({
      query: (uid) =>
        endpointRequest('POST /api/profile/{uid}/account-changes', { params: { uid }, body: {}, silent: true }),
      transformResponse: () => null,
      invalidatesTags: ['AccountChanges'],
    }),
  }),
});

export const { useGetSessionQuery, useRecordAccountChangesMutation } = sessionApi;
