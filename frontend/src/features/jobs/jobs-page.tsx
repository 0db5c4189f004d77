import { useId, useState } from 'react';
import { useAuth } from '../../shared/identity/auth-context';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { DetailsPanel } from './details/details-panel';
import { FilterPanel } from './filters/filter-panel';
import { SearchLine } from './filters/search-line';
import { filtersSet } from './jobs-view';
import type { JobsView } from './jobs-view';
import { CountLine } from './list/count-line';
import { JobsContent } from './list/jobs-content';
import { matchingJobs } from './matching-jobs';
import { boundsOf } from './salary-bounds';
import { useJobs } from './use-jobs';
import { useJobsView } from './use-jobs-view';

const MODES = [
  { mode: 'recommended', text: 'Recommended', heading: 'Recommended Jobs' },
  { mode: 'all', text: 'All Jobs', heading: 'All Jobs' },
] as const;

interface ModeProps {
  readonly mode: JobsView['mode'];
  readonly onChoose: (mode: JobsView['mode']) => void;
}

function Head({ mode, onChoose }: ModeProps) {
  return (
    <div className="tr-head">
      <PageHeading className="me-auto">{MODES.find((one) => one.mode === mode)?.heading}</PageHeading>
      <div className="tr-seg" role="group" aria-label="Which jobs">
        {MODES.map((one) => (
          <button key={one.mode} type="button" aria-pressed={one.mode === mode} onClick={() => onChoose(one.mode)}>
            {one.text}
          </button>
        ))}
      </div>
    </div>
  );
}

/** `/jobs`: jobs that fit the profile, or all there are (spec section 2, Jobs screen). */
export function JobsPage() {
  const { user } = useAuth();
  const { view, choose, seek, narrow, widen, open, close } = useJobsView();
  const bounds = boundsOf(view.filters);
  const jobs = useJobs(user?.uid, view, bounds);
  const shown = jobs.items && bounds && matchingJobs(jobs.items, view, bounds, jobs.found);
  const set = filtersSet(view.filters);
  // What narrows the list from the start is to be seen.
  const [filtering, setFiltering] = useState(set > 0);
  // Another number makes new filters, which know nothing of what was typed into them.
  const [cleared, setCleared] = useState(0);
  const filtersId = useId();
  usePageTitle('Jobs');

  const clear = (): void => {
    setCleared(cleared + 1);
    widen();
  };

  return (
    <div className="tr-jobs tr-enter">
      <Head mode={view.mode} onChoose={choose} />
      <SearchLine
        search={view.search}
        onSeek={seek}
        filtersSet={set}
        filtersOpen={filtering}
        filtersId={filtersId}
        onToggle={() => setFiltering(!filtering)}
      />
      {filtering && <FilterPanel key={cleared} id={filtersId} filters={view.filters} onNarrow={narrow} />}
      <CountLine mode={view.mode} shown={shown} jobs={jobs} />
      <div className="tr-panes">
        <JobsContent
          view={view}
          jobs={jobs}
          shown={shown}
          onOpen={open}
          onClear={clear}
          onShowAll={() => choose('all')}
        />
        {user !== null && (
          <DetailsPanel
            uid={user.uid}
            jobId={view.job}
            offered={shown === undefined ? jobs.reading && jobs.failure === undefined : shown.length > 0}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}
