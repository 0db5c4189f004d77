import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNavigationState } from '../../shared/session/navigation-state';
import { NO_FILTERS, queryOf, viewOf } from './jobs-view';
import type { JobFilters, JobsView } from './jobs-view';

/** Whether a navigation opened a job over exactly this list, so that going back leads to it. */
const wasOpenedOver = (state: unknown, list: string): boolean =>
  typeof state === 'object' && state !== null && 'openedOver' in state && state.openedOver === list;

const listOf = (view: JobsView): JobsView => ({ ...view, job: undefined });

/** How an address is changed: as a new entry of the browser's history or in place of the current one, with its state. */
interface Way {
  readonly replace?: boolean;
  readonly state?: unknown;
}

interface JobsAddress {
  readonly view: JobsView;
  readonly choose: (mode: JobsView['mode']) => void;
  readonly seek: (search: string) => void;
  readonly narrow: (filters: Partial<JobFilters>) => void;
  /** Takes the search and all filters away. */
  readonly widen: () => void;
  readonly open: (job: string) => void;
  readonly close: () => void;
}

/** What the screen shows, and the ways to change it. It lives in the address: a reload keeps it, Back takes it back. */
export function useJobsView(): JobsAddress {
  const { search: query } = useLocation();
  const state = useNavigationState();
  const navigate = useNavigate();
  const view = viewOf(query);
  // What was asked for last: leaving a field and pressing a button may both change it before the address has.
  const wanted = useRef(query);
  useLayoutEffect(() => {
    wanted.current = query;
  }, [query]);

  const change = (to: (before: JobsView) => JobsView, way: Way): void => {
    wanted.current = queryOf(to(viewOf(wanted.current)));
    void navigate({ search: wanted.current }, { preventScrollReset: true, ...way });
  };
  const wantedList = (): string => queryOf(listOf(viewOf(wanted.current)));
  // The state of the entry stays: it says whether closing the job goes back.
  const inPlace: Way = { replace: true, state };

  return {
    view,
    choose: (mode) => {
      if (mode !== view.mode) change((before) => ({ ...listOf(before), mode }), {});
    },
    seek: (search) => change((before) => ({ ...before, search }), inPlace),
    narrow: (filters) => change((before) => ({ ...before, filters: { ...before.filters, ...filters } }), inPlace),
    widen: () => change((before) => ({ ...before, search: '', filters: NO_FILTERS }), inPlace),
    // Another job takes the place of the one that is open, so that Back closes it.
    open: (job) =>
      change(
        (before) => ({ ...before, job }),
        view.job === undefined ? { state: { openedOver: wantedList() } } : inPlace,
      ),
    close: () => {
      if (wasOpenedOver(state, wantedList())) void navigate(-1);
      else change(listOf, { replace: true });
    },
  };
}
