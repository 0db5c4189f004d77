import { sampleShare } from '../../../shared/ui/sample-share';
import { SampleTag } from '../../../shared/ui/sample-tag';
import { isSample } from '../job-words';
import type { JobsView } from '../jobs-view';
import type { ListedJob } from '../listed-job';
import type { Jobs, JobSearch } from '../use-jobs';

const COUNT = new Intl.NumberFormat('en-US');

const countWords = (mode: JobsView['mode'], shown: number, total: number): string =>
  mode === 'all'
    ? `Showing ${COUNT.format(shown)} of ${COUNT.format(total)} jobs`
    : `Showing ${COUNT.format(shown)} recommended jobs`;

function searchWords(search: JobSearch, shown: number): string | undefined {
  switch (search.kind) {
    case 'none':
      return undefined;
    case 'searching':
      return 'Searching all jobs…';
    case 'failed':
      return "Couldn't search all jobs.";
    case 'done': {
      const count = Math.max(search.total, shown);
      return `${COUNT.format(count)} ${count === 1 ? 'job matches' : 'jobs match'} your search`;
    }
  }
}

const hiddenWords = (count: number): string =>
  count === 1
    ? '1 job with no listed salary is hidden'
    : `${COUNT.format(count)} jobs with no listed salary are hidden`;

interface CountLineProps {
  readonly mode: JobsView['mode'];
  /** Undefined as long as there is no list. */
  readonly shown: readonly ListedJob[] | undefined;
  readonly jobs: Jobs;
}

/** How many jobs are shown; beside it how many match a search, and how many a salary bound hides. */
export function CountLine({ mode, shown, jobs: { total, withoutSalary, search } }: CountLineProps) {
  const notes = shown && [
    searchWords(search, shown.length),
    withoutSalary > 0 ? hiddenWords(withoutSalary) : undefined,
  ];
  return (
    <div className="tr-row tr-muted tr-small tr-job-count">
      {/* Always there, so that what appears in it is announced. */}
      <span role="status">{shown !== undefined && countWords(mode, shown.length, total)}</span>
      <span className="tr-row" aria-live="polite">
        {notes?.map((note, place) => note !== undefined && <span key={place}>{note}</span>)}
      </span>
      {search.kind === 'failed' && (
        <button type="button" className="tr-way" aria-disabled={search.retrying} onClick={search.retry}>
          Try Again
        </button>
      )}
      {shown !== undefined && sampleShare(shown.map(isSample)) === 'all' && <SampleTag />}
    </div>
  );
}
