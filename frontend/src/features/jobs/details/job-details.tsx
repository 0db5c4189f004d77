import { useRef } from 'react';
import type { Ref } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { useFocusAfterRetry } from '../../../shared/ui/use-focus-after-retry';
import { ApplyLink } from '../apply-link';
import type { ExplainedJob } from '../explained-job';
import { JobFacts } from '../job-facts';
import { JobHead } from '../job-head';
import { JobTags } from '../job-tags';
import { useGetJobQuery } from '../jobs-api';
import { Description } from './description';
import { DetailsBones } from './details-bones';
import { MatchSection } from './match-section';
import { Obstacle } from './obstacle';
import { Origin } from './origin';

interface PostingProps extends ExplainedJob {
  readonly ref: Ref<HTMLDivElement>;
  readonly working: boolean;
  readonly onRetry: () => void;
}

/** What is known of an open job. */
function Posting({ job, match, ref, working, onRetry }: PostingProps) {
  return (
    <>
      {/* oxlint-disable-next-line a11y/no-noninteractive-tabindex -- it scrolls, and need not hold a control */}
      <div ref={ref} className="tr-pane-body" role="region" aria-label="About the job" tabIndex={0}>
        <JobFacts job={job} />
        <JobTags job={job} />
        <MatchSection match={match} working={working} onRetry={onRetry} />
        <Description text={job.description} />
        <Origin job={job} />
      </div>
      <div className="tr-pane-foot">
        <ApplyLink job={job} className="btn btn-primary" />
      </div>
    </>
  );
}

interface JobDetailsProps {
  readonly uid: string;
  readonly jobId: string;
  readonly onClose: () => void;
}

/** The whole of one job, and how well it fits. */
export default function JobDetails({ uid, jobId, onClose }: JobDetailsProps) {
  // Who comes back from the posting goes on reading; the match is not worked out anew for that.
  const { currentData, error, isFetching, refetch } = useGetJobQuery({ uid, jobId }, { refetchOnFocus: false });
  const posting = useRef<HTMLDivElement>(null);
  const failed = currentData === undefined && error !== undefined;
  const canRetry = failed || currentData?.match === 'not-ready';
  const retried = useFocusAfterRetry(canRetry, () => posting.current?.focus());

  const retry = (): void => {
    retried();
    void refetch();
  };

  return (
    <>
      <div className="tr-pane-head">
        {currentData !== undefined && <JobHead job={currentData.job} />}
        <button type="button" className="btn btn-quiet btn-icon btn-sm" aria-label="Close details" onClick={onClose}>
          <Icon name="x-lg" />
        </button>
      </div>
      {currentData !== undefined && <Posting {...currentData} ref={posting} working={isFetching} onRetry={retry} />}
      {failed && <Obstacle failure={error} working={isFetching} onRetry={retry} onClose={onClose} />}
      {currentData === undefined && !failed && <DetailsBones />}
    </>
  );
}
