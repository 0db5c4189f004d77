import type { ProfileHistory } from '@trackrecord/contracts';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../../shared/api/base-api';
import { endpointRequest } from '../../../shared/api/endpoint-request';
import { READ_DEADLINE_MS } from '../../../shared/api/deadlines';
import { readHistory } from './read-history';

const historyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.infiniteQuery<ProfileHistory, string, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ queryArg: uid, pageParam: before }) =>
        endpointRequest('GET /api/profile/{uid}/history', {
          params: { uid },
          ...(before !== null && { query: { before: String(before) } }),
          stream: profileStream(uid),
          deadlineMs: READ_DEADLINE_MS,
        }),
      transformResponse: readHistory,
      providesTags: (_pages, _error, uid) => [{ type: 'Profile', id: uid }],
    }),
  }),
});

export const { useGetHistoryInfiniteQuery } = historyApi;
