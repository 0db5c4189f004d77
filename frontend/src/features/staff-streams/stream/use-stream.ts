import type { StreamPage } from '@trackrecord/contracts';
import { toPageState } from '../../../shared/staff/page-state';
import { MAX_ROWS } from '../live/use-live-events';
import { useStreamPages } from '../streams-api';
import type { StreamRange } from '../streams-api';
import { useStreamsUrl } from '../streams-url';

/** Loads a stream page by page. */
export function useStream(range: StreamRange) {
  const { open } = useStreamsUrl();
  const query = useStreamPages(range);
  const state = toPageState(query);
  const pages: readonly StreamPage[] | undefined = query.currentData?.pages;
  const lastPage = pages?.at(-1);
  const events = pages?.flatMap((page) => page.events);
  const isFull = events !== undefined && events.length >= MAX_ROWS;
  return {
    ...state,
    events,
    /** What the newest response says about the stream. */
    lastPage,
    /** Whether more events are on another page, because this one has as many rows as it may. */
    isFull,
    loadMore: () => {
      if (state.isLoading) return;
      if (!isFull) state.loadMore();
      else if (lastPage !== undefined && lastPage.next !== null) {
        open({
          stream: range.stream,
          from: String(lastPage.next),
          ...(!range.isBackwards && { order: 'oldest' }),
        });
      }
    },
  };
}
