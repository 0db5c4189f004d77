import type { ReactNode } from 'react';
import { ErrorReference } from '../../../shared/ui/error-reference';
import { getSampleShare, SampleTag } from '../../../shared/ui/sample-tag';
import { isSample } from '../../../shared/jobs/format-job';
import type { JobsView } from '../jobs-view';
import type { ListedJob } from '../../../shared/jobs/listed-job';
import type { Jobs, JobSearch } from '../use-jobs';

const COUNT_FORMAT = new Intl.NumberFormat('en-US');

const formatCount = (mode: JobsView['mode'], shownCount: number, totalCount: number): string =>
  mode === 'all'
    ? `Showing ${COUNT_FORMAT.format(shownCount)} of ${COUNT_FORMAT.format(totalCount)} jobs`
    : `Showing ${COUNT_FORMAT.format(shownCount)} recommended jobs`;

function formatSearch(search: JobSearch, shownCount: number): string | undefined {
  switch (search.kind) {
    case 'none':
      return undefined;
    case 'searching':
      return 'Searching all jobs…';
    case 'failed':
      return "Couldn't search all jobs.";
    case 'done': {
      // The list also shows loaded jobs that contain the search inside a word, which the server does not count.
      const count = Math.max(search.totalCount, shownCount);
      return `${COUNT_FORMAT.format(count)} ${count === 1 ? 'job matches' : 'jobs match'} your search`;
    }
  }
}

const formatWithoutSalaryCount = (count: number): string =>
  count === 1
    ? '1 job with no listed salary is hidden'
    : `${COUNT_FORMAT.format(count)} jobs with no listed salary are hidden`;

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

/** Shows how many jobs are listed, match the search, and are hidden for lack of a salary. */
export function JobCount({
  mode,
  onShowNew,
  children,
  filteredJobs,
  jobs: { totalCount, withoutSalaryCount, newCount, search },
}: JobCountProps) {
  const notes = filteredJobs && [
    formatSearch(search, filteredJobs.length),
    withoutSalaryCount > 0 ? formatWithoutSalaryCount(withoutSalaryCount) : undefined,
  ];
  return (
    <div className="tr-row tr-muted tr-small tr-job-count">
      {/* Always rendered, so that screen readers announce changes. */}
      <span role="status">{filteredJobs !== undefined && formatCount(mode, filteredJobs.length, totalCount)}</span>
      <span className="tr-row" aria-live="polite">
        {notes?.map((note, index) => note !== undefined && <span key={index}>{note}</span>)}
      </span>
      {search.kind === 'failed' && (
        <>
          <button type="button" className="tr-link-button" aria-disabled={search.isRetrying} onClick={search.retry}>
            Try Again
          </button>
          <ErrorReference error={search.error} />
        </>
      )}
      {filteredJobs !== undefined && newCount > 0 && onShowNew !== undefined && (
        <button type="button" className="tr-link-button" onClick={onShowNew}>
          {`${COUNT_FORMAT.format(newCount)} new since your last visit`}
        </button>
      )}
      {filteredJobs !== undefined && getSampleShare(filteredJobs.map(isSample)) === 'all' && <SampleTag />}
      {children}
    </div>
  );
}
