import type { Profile, ProfileHistory } from '@trackrecord/contracts';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../../shared/api/base-api';
import { endpointRequest } from '../../../shared/api/endpoint-request';
import { READ_DEADLINE_MS } from '../../../shared/api/deadlines';
import { parseProfileResponse } from '../../../shared/profile/reading/read-profile';
import { readHistory } from './read-history';

interface UndoInput {
  readonly uid: string;
  readonly eventId: string;
}

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
          deadline: READ_DEADLINE_MS,
        }),
      transformResponse: readHistory,
      providesTags: (_pages, _error, uid) => [{ type: 'Profile', id: uid }],
    }),
    undoChange: build.mutation<Profile, UndoInput>({
      query: ({ uid, eventId }) =>
        endpointRequest('POST /api/profile/{uid}/history/{eventId}/undo', {
          params: { uid, eventId },
          stream: profileStream(uid),
          body: {},
        }),
      transformResponse: parseProfileResponse,
      // Also after a failure, which is caused by a change that this client has not loaded yet.
      invalidatesTags: (_profile, _error, { uid }) => [{ type: 'Profile', id: uid }],
    }),
  }),
});

export const { useGetHistoryInfiniteQuery, useUndoChangeMutation } = historyApi;
