import { MESSAGES } from '@trackrecord/contracts/messages';
import { useRef } from 'react';
import type { Ref } from 'react';
import { isNotFound } from '../../../shared/api/api-error';
import { EmptyTrack } from '../../../shared/ui/empty-track';
import { Icon } from '../../../shared/ui/icon';
import { useFocusAfterRetry } from '../../../shared/ui/use-focus-after-retry';
import { ApplyLink } from '../apply-link';
import { JobFacts } from '../job-facts';
import { JobHead } from '../job-head';
import { JobTags } from '../job-tags';
import { useGetJobQuery } from '../jobs-api';
import type { ExplainedJob } from '../jobs-api';
import { Description } from './description';
import { DetailsBones } from './details-bones';
import { MatchSection } from './match-section';
import { Origin } from './origin';

interface JobDetailsProps {
  readonly uid: string;
  readonly jobId: string;
  readonly onClose: () => void;
}

interface PostingProps extends ExplainedJob {
  readonly ref: Ref<HTMLDivElement>;
}

/** What is known of an open job. */
function Posting({ job, match, ref }: PostingProps) {
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and need not hold a control */}
      <div ref={ref} className="tr-pane-body" role="region" aria-label="About the job" tabIndex={0}>
        <JobFacts job={job} />
        <JobTags job={job} />
        <MatchSection match={match} />
        <Description text={job.description} />
        <Origin job={job} />
      </div>
      <div className="tr-pane-foot">
        <ApplyLink job={job} className="btn btn-primary" />
      </div>
    </>
  );
}

interface ObstacleProps {
  readonly failure: unknown;
  readonly working: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Why there is nothing to show, and what to do about it. */
function Obstacle({ failure, working, onRetry, onClose }: ObstacleProps) {
  if (isNotFound(failure)) {
    return (
      <div className="tr-empty">
        <EmptyTrack />
        <div role="alert">{MESSAGES.jobsNotOpen}</div>
        <button type="button" className="btn btn-plain" onClick={onClose}>
          Back to the jobs
        </button>
      </div>
    );
  }
  return (
    <div className="tr-empty">
      <div className="tr-note is-red" role="alert">
        <Icon name="exclamation-circle" />
        <div>This job could not be loaded.</div>
      </div>
      <button
        type="button"
        className="btn btn-plain"
        aria-disabled={working}
        onClick={() => {
          if (!working) onRetry();
        }}
      >
        {working ? 'Trying...' : 'Try Again'}
      </button>
    </div>
  );
}

/** The whole of one job, and how well it fits. */
export function JobDetails({ uid, jobId, onClose }: JobDetailsProps) {
  const { currentData, error, isFetching, refetch } = useGetJobQuery({ uid, jobId });
  const posting = useRef<HTMLDivElement>(null);
  const failed = currentData === undefined && error !== undefined;
  const retried = useFocusAfterRetry(failed, () => posting.current?.focus());

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
      {currentData !== undefined && <Posting {...currentData} ref={posting} />}
      {failed && <Obstacle failure={error} working={isFetching} onRetry={retry} onClose={onClose} />}
      {currentData === undefined && !failed && <DetailsBones />}
    </>
  );
}
