import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../shared/is-record';
import { useNavigationState } from '../../shared/session/navigation-state';
import { DEFAULT_ORDERS, NO_FILTERS, parseView, toQuery } from './jobs-view';
import type { JobFilters, JobOrder, JobsView } from './jobs-view';

/** Whether the open job was opened from the list with exactly this query, so that going back leads to that list. */
const wasOpenedFrom = (state: unknown, listQuery: string): boolean => isRecord(state) && state.openedFrom === listQuery;

const omitJob = (view: JobsView): JobsView => ({ ...view, openJobId: undefined });

interface HistoryEntry {
  readonly query: string;
  readonly state: unknown;
}

export interface JobsViewControls {
  readonly view: JobsView;
  readonly setMode: (mode: JobsView['mode']) => void;
  readonly setSearch: (search: string) => void;
  readonly setFilters: (filters: Partial<JobFilters>) => void;
  readonly setSort: (sort: JobOrder) => void;
  /** Clears the search and all filters. */
  readonly clearFilters: () => void;
  readonly openJob: (jobId: string) => void;
  /** Keeps a job open that is shown without having been opened. Adds no history entry. */
  readonly keepJobOpen: (jobId: string) => void;
  readonly closeJob: () => void;
}

/** Keeps the view in the URL, so that a reload keeps it and Back undoes changes. */
export function useJobsView(): JobsViewControls {
  const { search: query } = useLocation();
  const state = useNavigationState();
  const navigate = useNavigate();
  // The latest requested entry, which may not be rendered yet, such as when a blur and a click follow each other.
  const latestEntry = useRef<HistoryEntry>({ query, state });
  useLayoutEffect(() => {
    latestEntry.current = { query, state };
  }, [query, state]);

  const getLatestView = (): JobsView => parseView(latestEntry.current.query);
  const navigateTo = (view: JobsView, method: 'push' | 'replace', newState: unknown): void => {
    latestEntry.current = { query: toQuery(view), state: newState };
    void navigate(
      { search: latestEntry.current.query },
      { preventScrollReset: true, replace: method === 'replace', state: newState },
    );
  };
  // Keeps the entry's state, which tells whether closing the job goes back.
  const replaceView = (view: JobsView): void => navigateTo(view, 'replace', latestEntry.current.state);

  return {
    view: parseView(query),
    setMode: (mode) => {
      if (mode !== getLatestView().mode)
        navigateTo({ ...omitJob(getLatestView()), mode, sort: DEFAULT_ORDERS[mode] }, 'push', null);
    },
    setSearch: (search) => replaceView({ ...getLatestView(), search }),
    setFilters: (filters) => replaceView({ ...getLatestView(), filters: { ...getLatestView().filters, ...filters } }),
    setSort: (sort) => replaceView({ ...getLatestView(), sort }),
    clearFilters: () => replaceView({ ...getLatestView(), search: '', filters: NO_FILTERS }),
    openJob: (jobId) => {
      const latestView = getLatestView();
      // Replaces an open job, so that Back closes the panel.
      if (latestView.openJobId !== undefined) replaceView({ ...latestView, openJobId: jobId });
      else navigateTo({ ...latestView, openJobId: jobId }, 'push', { openedFrom: toQuery(latestView) });
    },
    keepJobOpen: (jobId) => replaceView({ ...getLatestView(), openJobId: jobId }),
    closeJob: () => {
      const listView = omitJob(getLatestView());
      if (getLatestView().openJobId === undefined) return;
      if (!wasOpenedFrom(latestEntry.current.state, toQuery(listView))) {
        navigateTo(listView, 'replace', null);
        return;
      }
      latestEntry.current = { query: toQuery(listView), state: null };
      void navigate(-1);
    },
  };
}
