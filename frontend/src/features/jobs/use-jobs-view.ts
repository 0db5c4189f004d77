import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../shared/api/is-record';
import { useNavigationState } from '../../shared/session/navigation-state';
import { NO_FILTERS, queryOf, viewOf } from './jobs-view';
import type { JobFilters, JobsView } from './jobs-view';

/** Whether a navigation opened a job over exactly this list, so that going back leads to it. */
const wasOpenedOver = (state: unknown, list: string): boolean => isRecord(state) && state.openedOver === list;

const listOf = (view: JobsView): JobsView => ({ ...view, job: undefined });

/** An address, and the state of its entry in the browser's history. */
interface Wanted {
  readonly query: string;
  readonly state: unknown;
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
  // What was asked for last: leaving a field and pressing a button, or pressing twice, may ask before the screen shows it.
  const wanted = useRef<Wanted>({ query, state });
  useLayoutEffect(() => {
    wanted.current = { query, state };
  }, [query, state]);

  const wantedView = (): JobsView => viewOf(wanted.current.query);
  const go = (view: JobsView, replace: boolean, newState: unknown): void => {
    wanted.current = { query: queryOf(view), state: newState };
    void navigate({ search: wanted.current.query }, { preventScrollReset: true, replace, state: newState });
  };
  // The state of the entry stays: it says whether closing the job goes back.
  const change = (view: JobsView): void => go(view, true, wanted.current.state);

  return {
    view: viewOf(query),
    choose: (mode) => {
      if (mode !== wantedView().mode) go({ ...listOf(wantedView()), mode }, false, null);
    },
    seek: (search) => change({ ...wantedView(), search }),
    narrow: (filters) => change({ ...wantedView(), filters: { ...wantedView().filters, ...filters } }),
    widen: () => change({ ...wantedView(), search: '', filters: NO_FILTERS }),
    open: (job) => {
      const before = wantedView();
      // Another job takes the place of the one that is open, so that Back closes it.
      if (before.job !== undefined) change({ ...before, job });
      else go({ ...before, job }, false, { openedOver: queryOf(before) });
    },
    close: () => {
      const list = listOf(wantedView());
      if (wantedView().job === undefined) return;
      if (!wasOpenedOver(wanted.current.state, queryOf(list))) {
        go(list, true, null);
        return;
      }
      wanted.current = { query: queryOf(list), state: null };
      void navigate(-1);
    },
  };
}
