import { baseApi } from '../api/base-api';
import { endpointRequest } from '../api/endpoint-request';
import { accessesRequest } from './accesses-request';
import type { AccessPage } from './access';

interface EndInput {
  readonly uid: string;
  readonly id: string;
}

/** What every signed-in screen needs: whether support can see the data, and how to end that. */
export const latestAccessesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest sessions, which the banner polls. */
    getLatestAccesses: build.query<AccessPage, string>({
      query: (uid) => accessesRequest(uid, null),
      providesTags: (_page, _error, uid) => [{ type: 'Accesses', id: uid }],
    }),
    endAccess: build.mutation<unknown, EndInput>({
      query: ({ uid, id }) =>
        endpointRequest('POST /api/profile/{uid}/accesses/{id}/end', { params: { uid, id }, body: {} }),
      invalidatesTags: (_result, _error, { uid }) => [{ type: 'Accesses', id: uid }],
    }),
  }),
});

export const { useGetLatestAccessesQuery, useEndAccessMutation } = latestAccessesApi;
