import type { HistoryItem, ProfileHistory } from '@trackrecord/contracts';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { useState } from 'react';
import { baseApi } from '../../../shared/api/base-api';
import { READ_DEADLINE_MS } from '../../../shared/api/deadlines';
import { endpointRequest } from '../../../shared/api/endpoint-request';
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
      providesTags: (_pages, _error, uid) => [{ type: 'ProfileChanges', id: uid }],
    }),
  }),
});

const { useGetHistoryInfiniteQuery } = historyApi;

export interface Changes {
  /** The loaded changes, undefined until the first page is there. */
  readonly items: readonly HistoryItem[] | undefined;
  /** Changes its identity whenever a request for the list has ended, with or without an error. */
  readonly lastResult: unknown;
  readonly error: unknown;
  /** The first request failed, so there is no list. */
  readonly hasFailed: boolean;
  /** The list is there, but refreshing it failed. */
  readonly isStale: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  readonly hasEarlierFailed: boolean;
  readonly loadEarlier: () => void;
}

/** Loads the changes of a profile page by page, newest first. */
export function useChanges(uid: string): Changes {
  const { data, error, isError, isFetching, hasNextPage, fetchNextPage, refetch, ...page } =
    useGetHistoryInfiniteQuery(uid);
  const { isFetchingNextPage, isFetchNextPageError } = page;
  // During a refetch `error` stays, but `isFetchNextPageError` no longer says which request it belongs to.
  const [refreshError, setRefreshError] = useState<unknown>();
  if (isError && !isFetchNextPageError && refreshError !== error) setRefreshError(error);
  return {
    items: data?.pages.flatMap(({ items }) => items),
    lastResult: error ?? data,
    error,
    hasFailed: data === undefined && error !== undefined,
    isStale: data !== undefined && error !== undefined && error === refreshError,
    isLoading: isFetching,
    retry: () => void refetch(),
    hasEarlier: hasNextPage,
    isLoadingEarlier: isFetchingNextPage,
    hasEarlierFailed: isFetchNextPageError,
    loadEarlier: () => {
      if (!isFetchingNextPage) void fetchNextPage();
    },
  };
}
