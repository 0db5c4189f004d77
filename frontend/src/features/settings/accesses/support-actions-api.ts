import { baseApi } from '../../../shared/api/base-api';
import { READ_DEADLINE_MS } from '../../../shared/api/deadlines';
import { endpointRequest } from '../../../shared/api/endpoint-request';
import { readSupportActions } from './read-support-actions';
import type { SupportActionPage } from './read-support-actions';

const supportActionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSupportActions: build.infiniteQuery<SupportActionPage, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: uid, pageParam: before }) =>
        endpointRequest('GET /api/profile/{uid}/support-actions', {
          params: { uid },
          ...(before !== null && { query: { before } }),
          deadlineMs: READ_DEADLINE_MS,
        }),
      transformResponse: readSupportActions,
      providesTags: (_pages, _error, uid) => [{ type: 'Accesses', id: uid }],
    }),
  }),
});

export const { useGetSupportActionsInfiniteQuery } = supportActionsApi;
