import type { LogEvent, LogPage } from '@trackrecord/contracts';
import { useLogPages } from '../streams-api';
import type { LogRange } from '../streams-api';

interface Log {
  /** The events of the loaded pages, newest first; undefined until the first page is loaded. */
  readonly events: readonly LogEvent[] | undefined;
  /** The newest page and the oldest one that are loaded. */
  readonly firstPage: LogPage | undefined;
  readonly lastPage: LogPage | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  /** Whether the events of other filters are shown until those of these are loaded. */
  readonly isOutdated: boolean;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly loadOlder: () => void;
  readonly refresh: () => void;
}

/** Loads the log page by page. */
export function useLog(range: LogRange): Log {
  const { data, currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useLogPages(range);
  const pages = (currentData ?? (error === undefined || isFetching ? data : undefined))?.pages;
  return {
    events: pages?.flatMap(({ events }) => events),
    firstPage: currentData?.pages[0],
    lastPage: currentData?.pages.at(-1),
    error: isFetching ? undefined : error,
    isLoading: isFetching,
    isOutdated: currentData === undefined && data !== undefined && isFetching,
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    loadOlder: () => {
      if (!isFetching) void fetchNextPage();
    },
    refresh: () => void refetch(),
  };
}
