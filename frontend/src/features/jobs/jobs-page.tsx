import { useId, useState } from 'react';
import '../../styles/jobs.scss';
import { useAuth } from '../../shared/identity/auth-context';
import { toAccessibleSuffix } from '../../shared/jobs/format-job';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ApplyContext, useApplyReturn } from './apply/apply-context';
import { DetailsPanel } from './details/details-panel';
import { useShownJob } from './details/use-shown-job';
import { filterJobs } from './filter-jobs';
import { SearchBar } from './filters/search-bar';
import { countFilters, type JobOrder, type JobsView } from './jobs-view';
import { JobCount } from './list/job-count';
import { JobsContent } from './list/jobs-content';
import { getListState } from './list-state';
import { parseBounds } from './salary-bounds';
import { useJobs } from './use-jobs';
import { useJobsView } from './use-jobs-view';

const MODES = [
  { mode: 'recommended', text: 'Recommended', heading: 'Recommended Jobs' },
  { mode: 'all', text: 'All Jobs', heading: 'All Jobs' },
] as const;

const loadFilterPanel = () => import('./filters/filter-panel');

interface ModeHeaderProps {
  readonly mode: JobsView['mode'];
  readonly onSelect: (mode: JobsView['mode']) => void;
}

function ModeHeader({ mode, onSelect }: ModeHeaderProps) {
  return (
    <div className="tr-head">
      <PageHeading className="me-auto">{MODES.find((option) => option.mode === mode)?.heading}</PageHeading>
      <div className="tr-seg" role="group" aria-label="Which jobs">
        {MODES.map((option) => (
          <button
            key={option.mode}
            type="button"
            aria-pressed={option.mode === mode}
            onClick={() => onSelect(option.mode)}
          >
            {option.text}
          </button>
        ))}
      </div>
    </div>
  );
}

/** `/jobs`: recommended or all jobs (spec section 2, Jobs screen). */
export function JobsPage() {
  const { user } = useAuth();
  const controls = useJobsView();
  const { view, setMode, setSearch, setFilters, setSort, clearFilters, keepJobOpen } = controls;
  const bounds = parseBounds(view.filters);
  const applyState = useApplyReturn();
  const jobs = useJobs(user?.uid, view, bounds);
  const filteredJobs = jobs.items && bounds && filterJobs(jobs.items, view, bounds, jobs.searchResultIds);
  const shownJob = useShownJob(controls, filteredJobs);
  const filterCount = countFilters(view.filters);
  // Filters from the URL are visible initially.
  const [areFiltersOpen, setAreFiltersOpen] = useState(filterCount > 0);
  // A new key resets the state of the filter panel.
  const [filterPanelKey, setFilterPanelKey] = useState(0);
  const filtersId = useId();
  usePageTitle('Jobs');

  const clear = (): void => {
    setFilterPanelKey(filterPanelKey + 1);
    clearFilters();
  };

  return (
    <div className="tr-jobs tr-enter">
      <ModeHeader mode={view.mode} onSelect={setMode} />
      <SearchBar
        search={view.search}
        onSearch={setSearch}
        filterCount={filterCount}
        areFiltersOpen={areFiltersOpen}
        filtersId={filtersId}
        onToggle={() => setAreFiltersOpen(!areFiltersOpen)}
      />
      <LoadOnDemand load={loadFilterPanel} shouldLoad={areFiltersOpen} onFailure={() => setAreFiltersOpen(false)}>
        {(FilterPanel) =>
          areFiltersOpen && (
            <FilterPanel
              key={filterPanelKey}
              id={filtersId}
              filters={view.filters}
              currencies={jobs.currencies}
              onChange={setFilters}
            />
          )
        }
      </LoadOnDemand>
      <JobCount
        mode={view.mode}
        filteredJobs={filteredJobs}
        jobs={jobs}
        onShowNew={view.filters.show === 'new' ? undefined : () => setFilters({ show: 'new' })}
      >
        <SortSelect sort={view.sort} onSort={setSort} />
      </JobCount>
      <ApplyContext value={applyState}>
        <div role="status" className="visually-hidden">
          {applyState.askedJob && `Did you apply${toAccessibleSuffix(applyState.askedJob)}?`}
        </div>
        <div className="tr-panes">
          <JobsContent
            uid={user?.uid ?? ''}
            view={view}
            jobs={jobs}
            filteredJobs={filteredJobs}
            shownJobId={shownJob.jobId}
            onOpen={shownJob.open}
            onClear={clear}
            onShowAll={() => setMode('all')}
          />
          {user !== null && (
            <DetailsPanel
              uid={user.uid}
              jobId={shownJob.jobId}
              isOpened={view.openJobId !== undefined}
              list={getListState(jobs, filteredJobs)}
              onKeepOpen={keepJobOpen}
              onClose={shownJob.close}
            />
          )}
        </div>
      </ApplyContext>
    </div>
  );
}

const ORDERS: readonly (readonly [JobOrder, string])[] = [
  ['match', 'Best match'],
  ['date', 'Newest'],
  ['salary', 'Highest salary'],
];

interface SortSelectProps {
  readonly sort: JobOrder;
  readonly onSort: (sort: JobOrder) => void;
}

/** Chooses the order of the list, which the server sorts. */
function SortSelect({ sort, onSort }: SortSelectProps) {
  const id = useId();
  return (
    <div className="tr-row tr-push">
      <label className="text-nowrap" htmlFor={id}>
        Sort by
      </label>
      <select
        id={id}
        className="form-select form-select-sm w-auto"
        value={sort}
        onChange={(event) => onSort(ORDERS.find(([order]) => order === event.target.value)?.[0] ?? sort)}
      >
        {ORDERS.map(([order, text]) => (
          <option key={order} value={order}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The name that a lazy route expects. */
export { JobsPage as Component };
