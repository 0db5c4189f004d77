import { baseApi } from '../api/base-api';
import { accessesRequest } from './accesses-request';
import { readAccesses } from './read-accesses';
import type { AccessPage } from './read-accesses';

const accessPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All sessions, page by page. Not polled, because every loaded page would be requested again. */
    getAccessPages: build.infiniteQuery<AccessPage, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: uid, pageParam: before }) => accessesRequest(uid, before),
      transformResponse: readAccesses,
      providesTags: (_pages, _error, uid) => [{ type: 'Accesses', id: uid }],
    }),
  }),
});

export const { useGetAccessPagesInfiniteQuery } = accessPagesApi;
