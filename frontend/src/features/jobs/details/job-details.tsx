import { MESSAGES } from '@trackrecord/contracts/messages';
import type { ReactNode } from 'react';
import { isNotFound } from '../../../shared/api/api-error';
import { EmptyTrack } from '../../../shared/ui/empty-track';
import { Icon } from '../../../shared/ui/icon';
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

interface BodyProps {
  readonly children: ReactNode;
}

function Body({ children }: BodyProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and need not hold a control
    <div className="tr-pane-body" role="region" aria-label="About the job" tabIndex={0}>
      {children}
    </div>
  );
}

/** What is known of an open job. */
function Posting({ job, match }: ExplainedJob) {
  return (
    <>
      <Body>
        <JobFacts job={job} />
        <JobTags job={job} />
        <MatchSection match={match} />
        <Description text={job.description} />
        <Origin job={job} />
      </Body>
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
  const close = (
    <button type="button" className="btn btn-quiet btn-icon btn-sm" aria-label="Close details" onClick={onClose}>
      <Icon name="x-lg" />
    </button>
  );
  return (
    <>
      <div className="tr-pane-head">
        {currentData === undefined ? close : <JobHead job={currentData.job}>{close}</JobHead>}
      </div>
      {currentData !== undefined && <Posting {...currentData} />}
      {currentData === undefined && error === undefined && <DetailsBones />}
      {currentData === undefined && error !== undefined && (
        <Obstacle failure={error} working={isFetching} onRetry={() => void refetch()} onClose={onClose} />
      )}
    </>
  );
}
