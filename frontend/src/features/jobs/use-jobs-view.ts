import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../shared/api/is-record';
import { useNavigationState } from '../../shared/session/navigation-state';
import { DEFAULT_ORDERS, NO_FILTERS, parseView, toQuery } from './jobs-view';
import type { JobFilters, JobOrder, JobsView } from './jobs-view';

/** Whether the job was opened from exactly this list, so that going back leads to it. */
const wasOpenedFrom = (state: unknown, list: string): boolean => isRecord(state) && state.openedFrom === list;

const omitJob = (view: JobsView): JobsView => ({ ...view, job: undefined });

interface HistoryEntry {
  readonly query: string;
  readonly state: unknown;
}

interface JobsViewControls {
  readonly view: JobsView;
  readonly setMode: (mode: JobsView['mode']) => void;
  readonly setSearch: (search: string) => void;
  readonly setFilters: (filters: Partial<JobFilters>) => void;
  readonly setSort: (sort: JobOrder) => void;
  /** Clears the search and all filters. */
  readonly clearFilters: () => void;
  readonly openJob: (job: string) => void;
  readonly closeJob: () => void;
}

/** Keeps the view in the URL, so that a reload keeps it and Back undoes changes. */
export function useJobsView(): JobsViewControls {
  const { search: query } = useLocation();
  const state = useNavigationState();
  const navigate = useNavigate();
  // The latest requested entry, which may not be rendered yet, such as when a blur and a click follow each other.
  const latest = useRef<HistoryEntry>({ query, state });
  useLayoutEffect(() => {
    latest.current = { query, state };
  }, [query, state]);

  const getLatestView = (): JobsView => parseView(latest.current.query);
  const navigateTo = (view: JobsView, replace: boolean, newState: unknown): void => {
    latest.current = { query: toQuery(view), state: newState };
    void navigate({ search: latest.current.query }, { preventScrollReset: true, replace, state: newState });
  };
  // Keeps the entry's state, which tells whether closing the job goes back.
  const replaceView = (view: JobsView): void => navigateTo(view, true, latest.current.state);

  return {
    view: parseView(query),
    setMode: (mode) => {
      if (mode !== getLatestView().mode)
        navigateTo({ ...omitJob(getLatestView()), mode, sort: DEFAULT_ORDERS[mode] }, false, null);
    },
    setSearch: (search) => replaceView({ ...getLatestView(), search }),
    setFilters: (filters) => replaceView({ ...getLatestView(), filters: { ...getLatestView().filters, ...filters } }),
    setSort: (sort) => replaceView({ ...getLatestView(), sort }),
    clearFilters: () => replaceView({ ...getLatestView(), search: '', filters: NO_FILTERS }),
    openJob: (job) => {
      const current = getLatestView();
      // Replaces an open job, so that Back closes the panel.
      if (current.job !== undefined) replaceView({ ...current, job });
      else navigateTo({ ...current, job }, false, { openedFrom: toQuery(current) });
    },
    closeJob: () => {
      const listView = omitJob(getLatestView());
      if (getLatestView().job === undefined) return;
      if (!wasOpenedFrom(latest.current.state, toQuery(listView))) {
        navigateTo(listView, true, null);
        return;
      }
      latest.current = { query: toQuery(listView), state: null };
      void navigate(-1);
    },
  };
}
