import type { Profile, ProfileHistory } from '@trackrecord/contracts';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../../shared/api/base-api';
import { endpointRequest } from '../../../shared/api/endpoint-request';
import { READ_DEADLINE_MS } from '../../../shared/api/deadlines';
import { profileRequest } from '../../../shared/profile/profile-request';
import { profileAnswer } from '../../../shared/profile/reading/profile-answer';
import { readHistory } from './read-history';

/** A profile at one of its revisions. */
interface PastProfile {
  readonly uid: string;
  readonly revision: number;
}

interface Undo {
  readonly uid: string;
  readonly eventId: string;
}

/** Seconds. What was is what it was: a version seen once is kept for a while. */
const KEPT = 600;

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
    getPastProfile: build.query<Profile, PastProfile>({
      query: ({ uid, revision }) => profileRequest(uid, revision),
      transformResponse: profileAnswer,
      keepUnusedDataFor: KEPT,
    }),
    undoChange: build.mutation<Profile, Undo>({
      query: ({ uid, eventId }) =>
        endpointRequest('POST /api/profile/{uid}/history/{eventId}/undo', {
          params: { uid, eventId },
          stream: profileStream(uid),
          body: {},
        }),
      transformResponse: profileAnswer,
      // Also after a failure: what stood in the way is a change this client has not heard of.
      invalidatesTags: (_profile, _error, { uid }) => [{ type: 'Profile', id: uid }],
    }),
  }),
});

export const { useGetHistoryInfiniteQuery, useGetPastProfileQuery, useUndoChangeMutation } = historyApi;
