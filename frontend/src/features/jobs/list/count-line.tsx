import { sampleShare } from '../../../shared/ui/sample-share';
import { SampleTag } from '../../../shared/ui/sample-tag';
import { isSample } from '../job-words';
import type { JobsView } from '../jobs-view';
import type { ListedJob } from '../listed-job';
import type { Jobs } from '../use-jobs';

const COUNT = new Intl.NumberFormat('en-US');

const countWords = (mode: JobsView['mode'], shown: number, total: number): string =>
  mode === 'all'
    ? `Showing ${COUNT.format(shown)} of ${COUNT.format(total)} jobs`
    : `Showing ${COUNT.format(shown)} recommended jobs`;

interface CountLineProps {
  readonly mode: JobsView['mode'];
  /** Undefined as long as there is no list. */
  readonly shown: readonly ListedJob[] | undefined;
  readonly jobs: Jobs;
}

/** How many jobs are shown, and how many were left out for want of a salary (issue 7). */
export function CountLine({ mode, shown, jobs: { total, withoutSalary } }: CountLineProps) {
  return (
    <div className="tr-row tr-muted tr-small tr-job-count">
      {/* Always there, so that what appears in it is announced. */}
      <span role="status">
        {shown !== undefined && countWords(mode, shown.length, total)}
        {shown !== undefined &&
          withoutSalary > 0 &&
          `. ${COUNT.format(withoutSalary)} without a salary ${withoutSalary === 1 ? 'is' : 'are'} left out`}
      </span>
      {shown !== undefined && sampleShare(shown.map(isSample)) === 'all' && <SampleTag />}
    </div>
  );
}
