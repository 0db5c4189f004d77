import type { LogEvent, LogPage } from '@trackrecord/contracts';
import { toPageState } from '../../../shared/staff/page-state';
import type { PageState } from '../../../shared/staff/page-state';
import { useLogPages } from '../streams-api';
import type { LogRange } from '../streams-api';

interface Log extends PageState {
  /** The events of the loaded pages, newest first; undefined until the first page is loaded. */
  readonly events: readonly LogEvent[] | undefined;
  /** The newest page and the oldest one that are loaded. */
  readonly firstPage: LogPage | undefined;
  readonly lastPage: LogPage | undefined;
}

/** Loads the log page by page. */
export function useLog(range: LogRange): Log {
  const query = useLogPages(range);
  const { data, currentData, error, isFetching } = query;
  const pages = (currentData ?? (error === undefined || isFetching ? data : undefined))?.pages;
  return {
    ...toPageState(query),
    events: pages?.flatMap(({ events }) => events),
    firstPage: currentData?.pages[0],
    lastPage: currentData?.pages.at(-1),
  };
}
