import type { PastChange } from '@trackrecord/contracts';
import { useState } from 'react';
import { useGetHistoryInfiniteQuery } from './history-api';

export interface Changes {
  /** Absent as long as nothing is known. */
  readonly items: readonly PastChange[] | undefined;
  /** Another one whenever reading the list has ended, well or not. */
  readonly lastRead: unknown;
  /** Nothing could be read, and nothing is shown. */
  readonly failed: boolean;
  /** The list was read, but could not be read again. */
  readonly stale: boolean;
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
  const { data, error, isError, isFetching, hasNextPage, fetchNextPage, refetch, ...page } =
    useGetHistoryInfiniteQuery(uid);
  const { isFetchingNextPage, isFetchNextPageError } = page;
  // While it is read again, an error stays but no longer says what it came of.
  const [missed, setMissed] = useState<unknown>();
  if (isError && !isFetchNextPageError && missed !== error) setMissed(error);
  return {
    items: data?.pages.flatMap(({ items }) => items),
    lastRead: error ?? data,
    failed: data === undefined && error !== undefined,
    stale: data !== undefined && error !== undefined && error === missed,
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
