import type { TimelineKind } from '@trackrecord/contracts';
import { useEffect, useEffectEvent } from 'react';
import { toPageState } from '../../../shared/staff/page-state';
import type { PageState } from '../../../shared/staff/page-state';
import { useGetTimelineInfiniteQuery } from './replay-api';
import type { TimelineItem } from './replay-api';
import type { TimelineFilter } from '../people-url';
import type { ReplaySession } from './replay-context';

/** The kinds of items that a filter requests; an empty list requests all. */
const KINDS: Readonly<Record<TimelineFilter, readonly TimelineKind[]>> = {
  all: [],
  changes: ['change'],
  failures: ['request', 'job'],
  jobs: ['job', 'cv', 'ranking'],
  access: ['access'],
};

/** Returns true for requests that were refused or failed, and for jobs that did not succeed (`ended`). */
export const isFailure = (item: TimelineItem): boolean =>
  item.kind === 'request' || (item.kind === 'job' && item.outcome !== 'ended');

export interface TimelinePages extends PageState {
  /** The items of the loaded pages, newest first; undefined until the first page is loaded. */
  readonly items: readonly TimelineItem[] | undefined;
}

/** Loads the timeline of a person page by page. */
export function useTimeline(session: ReplaySession, filter: TimelineFilter): TimelinePages {
  const query = useGetTimelineInfiniteQuery({ ...session, kinds: KINDS[filter] });
  const { data, currentData, error, isFetching, hasNextPage } = query;
  const loadedItems = (currentData ?? data)?.pages.flatMap(({ items }) => items);
  const items = filter === 'failures' ? loadedItems?.filter(isFailure) : loadedItems;
  const state = toPageState(query);

  // A page may consist only of jobs that did not fail, which the filter hides, so the next one is loaded.
  const isEmptyPage = items?.length === 0 && hasNextPage && !isFetching && error === undefined;
  const loadMore = useEffectEvent(state.loadMore);
  useEffect(() => {
    if (isEmptyPage) loadMore();
  }, [isEmptyPage]);

  return { ...state, items };
}
