import { baseApi } from '../api/base-api';
import { endpointRequest } from '../api/endpoint-request';

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails if the sign-in of this page has ended. The result is not needed. */
    getSession: build.query<null, string>({
      query: (uid) => endpointRequest('GET /api/profile/{uid}/session', { params: { uid }, silent: true }),
      transformResponse: () => null,
    }),
  }),
});

export const { useGetSessionQuery } = sessionApi;
