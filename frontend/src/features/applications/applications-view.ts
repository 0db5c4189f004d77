import { STAGES } from '@trackrecord/contracts/applications/stages';
import type { Stage } from '@trackrecord/contracts';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of the applications page. All of it is in the URL. */
export interface ApplicationsView {
  readonly layout: 'board' | 'list';
  readonly search: string;
  /** The only stage that the list shows, and the one that is open on a narrow board. */
  readonly stage: Stage | undefined;
  /** Whether only applications with something due this week, or overdue, are shown. */
  readonly isDueOnly: boolean;
}

/** Parses a query string, which is untrusted input. */
export function parseView(query: string): ApplicationsView {
  const parameters = new URLSearchParams(query);
  return {
    layout: parameters.get('view') === 'list' ? 'list' : 'board',
    search: parameters.get('q') ?? '',
    stage: STAGES.find((stage) => stage === parameters.get('stage')),
    isDueOnly: parameters.get('due') === 'week',
  };
}

/** Returns the query string of a view, without default values. */
export function toQuery({ layout, search, stage, isDueOnly }: ApplicationsView): string {
  const values = {
    view: layout === 'list' ? 'list' : '',
    q: search,
    stage: stage ?? '',
    due: isDueOnly ? 'week' : '',
  };
  const parameters = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return parameters.size === 0 ? '' : `?${parameters}`;
}

interface ApplicationsViewControls {
  readonly view: ApplicationsView;
  readonly change: (changes: Partial<ApplicationsView>) => void;
}

/** Keeps the view in the URL, so that a reload and Back keep it. */
export function useApplicationsView(): ApplicationsViewControls {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = parseView(search);
  return {
    view,
    change: (changes) =>
      void navigate({ search: toQuery({ ...view, ...changes }) }, { replace: true, preventScrollReset: true }),
  };
}
