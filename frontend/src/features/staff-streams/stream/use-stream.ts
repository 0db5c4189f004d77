import type { StreamPage } from '@trackrecord/contracts';
import { MAX_ROWS } from '../live/use-live-events';
import { useStreamPages } from '../streams-api';
import type { StreamRange } from '../streams-api';
import { useStreamsUrl } from '../streams-url';

/** Loads a stream page by page. */
export function useStream(range: StreamRange) {
  const { open } = useStreamsUrl();
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useStreamPages(range);
  const pages: readonly StreamPage[] | undefined = currentData?.pages;
  const lastPage = pages?.at(-1);
  const events = pages?.flatMap((page) => page.events);
  const isFull = events !== undefined && events.length >= MAX_ROWS;
  return {
    events,
    /** What the newest response says about the stream. */
    lastPage,
    error: isFetching ? undefined : error,
    isLoading: isFetching,
    hasMore: hasNextPage,
    /** Whether more events are on another page, because this one has as many rows as it may. */
    isFull,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => {
      if (isFetching) return;
      if (!isFull) void fetchNextPage();
      else if (lastPage !== undefined && lastPage.next !== null) {
        open({
          stream: range.stream,
          from: String(lastPage.next),
          ...(!range.isBackwards && { order: 'oldest' }),
        });
      }
    },
    refresh: () => void refetch(),
  };
}
