import type { ReactNode } from 'react';
import { ErrorReference } from '../../../shared/ui/error-reference';
import { Icon } from '../../../shared/ui/icon';
import { RetryButton } from '../../../shared/ui/load-error';
import { getSampleShare, SampleTag } from '../../../shared/ui/sample-tag';
import { isSample } from '../../../shared/jobs/format-job';
import type { JobsView } from '../jobs-view';
import type { ListedJob } from '../../../shared/jobs/listed-job';
import type { Jobs } from '../use-jobs';

const COUNT_FORMAT = new Intl.NumberFormat('en-US');

/** The list also shows loaded jobs that contain the search inside a word, which the server does not count. */
const formatCount = (mode: JobsView['mode'], shownCount: number, totalCount: number): string =>
  mode === 'all'
    ? `Showing ${COUNT_FORMAT.format(shownCount)} of ${COUNT_FORMAT.format(Math.max(totalCount, shownCount))} jobs`
    : `Showing ${COUNT_FORMAT.format(shownCount)} recommended jobs`;

/** What is shown beside the count while there are no results of a search. */
const SEARCH_NOTES: Partial<Record<Jobs['search']['kind'], string>> = {
  searching: 'Searching all jobs…',
};

const formatWithoutSalaryCount = (count: number): string =>
  count === 1
    ? '1 job without a salary is left out'
    : `${COUNT_FORMAT.format(count)} jobs without a salary are left out`;

interface JobCountProps {
  readonly mode: JobsView['mode'];
  /** Opens the list of new jobs; undefined if it is open. */
  readonly onShowNew: (() => void) | undefined;
  /** Controls at the end of the line. */
  readonly children: ReactNode;
  /** Undefined while loading. */
  readonly filteredJobs: readonly ListedJob[] | undefined;
  readonly jobs: Jobs;
}

/** Shows how many of the matching jobs are listed, and how many are left out for lack of a salary. */
export function JobCount({
  mode,
  onShowNew,
  children,
  filteredJobs,
  jobs: { totalCount, withoutSalaryCount, newCount, search },
}: JobCountProps) {
  const notes = filteredJobs && [
    SEARCH_NOTES[search.kind],
    withoutSalaryCount > 0 ? formatWithoutSalaryCount(withoutSalaryCount) : undefined,
  ];
  // While the server searches, it is unknown how many jobs match.
  const count =
    filteredJobs === undefined || search.kind === 'searching'
      ? undefined
      : formatCount(mode, filteredJobs.length, totalCount);
  return (
    <div className="tr-row tr-muted tr-small tr-job-count">
      {/* Always rendered, so that screen readers announce changes. */}
      <span role="status">{count}</span>
      <span className="tr-row" aria-live="polite">
        {notes?.map((note, index) => note !== undefined && <span key={index}>{note}</span>)}
      </span>
      {filteredJobs !== undefined && newCount > 0 && onShowNew !== undefined && (
        <button type="button" className="tr-link-button" onClick={onShowNew}>
          {`${COUNT_FORMAT.format(newCount)} new since your last visit`}
        </button>
      )}
      {filteredJobs !== undefined && getSampleShare(filteredJobs.map(isSample)) === 'all' && <SampleTag />}
      {children}
      {search.kind === 'failed' && (
        <div className="tr-note is-yellow w-100">
          <Icon name="exclamation-triangle" />
          <div className="tr-row flex-fill">
            <div role="alert" style={{ flex: '1 1 14rem' }}>
              Only the loaded jobs were searched.
              <ErrorReference error={search.error} />
            </div>
            <RetryButton isWorking={search.isRetrying} onRetry={search.retry} />
          </div>
        </div>
      )}
    </div>
  );
}
