import type { PastChange } from '@trackrecord/contracts';
import { useGetHistoryInfiniteQuery } from './history-api';

export interface Changes {
  /** Absent as long as nothing is known. */
  readonly items: readonly PastChange[] | undefined;
  /** Another one whenever the list was read again. */
  readonly version: unknown;
  /** Nothing could be read, and nothing is shown. */
  readonly failed: boolean;
  readonly reading: boolean;
  readonly retry: () => void;
  readonly hasEarlier: boolean;
  readonly readingEarlier: boolean;
  readonly earlierFailed: boolean;
  /** Adds the page before. */
  readonly readEarlier: () => void;
}

/** The changes of a profile, newest first, as far as they were asked for. */
export function useChanges(uid: string): Changes {
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useGetHistoryInfiniteQuery(uid);
  return {
    items: data?.pages.flatMap(({ items }) => items),
    version: data,
    failed: data === undefined && error !== undefined,
    reading: isFetching,
    retry: () => void refetch(),
    hasEarlier: hasNextPage,
    readingEarlier: isFetchingNextPage,
    earlierFailed: isFetchNextPageError,
    readEarlier: () => {
      if (!isFetchingNextPage) void fetchNextPage();
    },
  };
}
