import { MESSAGES } from '@trackrecord/contracts/messages';
import { type Ref, useRef } from 'react';
import { isNotFound } from '../../../shared/api/api-error';
import { ApplicationLink } from '../../../shared/jobs/application-link';
import { SaveButton } from '../../../shared/jobs/save-button';
import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
import { ErrorReference } from '../../../shared/ui/error-reference';
import { Icon } from '../../../shared/ui/icon';
import { IconButton } from '../../../shared/ui/icon-button';
import { RetryButton } from '../../../shared/ui/load-error';
import { SkeletonFrame } from '../../../shared/ui/loading';
import { PlainText } from '../../../shared/ui/plain-text';
import { useFocusAfterRetry } from '../../../shared/ui/use-focus-after-retry';
import { ApplyQuestion } from '../apply/apply-question';
import { CompanyButton } from '../company-button';
import type { ExplainedJob } from '../explained-job';
import { ApplyLink, JobFacts, JobHead, JobTags } from '../job-summary';
import { useGetJobQuery } from '../jobs-api';
import { useHiddenJobs } from '../use-hidden-jobs';
import { HeadSkeleton, TextSkeleton } from './details-skeleton';
import { JobSource } from './job-source';
import { MatchSection } from './match-section';

interface JobErrorProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function JobError({ error, isRetrying, onRetry, onClose }: JobErrorProps) {
  if (isNotFound(error)) {
    return (
      <div className="tr-empty">
        <EmptyIllustration />
        <div role="alert">{MESSAGES.jobNotOpen}</div>
        <button type="button" className="btn btn-plain" onClick={onClose}>
          Back to jobs
        </button>
      </div>
    );
  }
  return (
    <div className="tr-empty">
      <div className="tr-note is-red text-start" role="alert">
        <Icon name="exclamation-circle" />
        <div>
          This job could not be loaded.
          <ErrorReference error={error} />
        </div>
      </div>
      <RetryButton isWorking={isRetrying} onRetry={onRetry} />
    </div>
  );
}

interface JobContentProps extends ExplainedJob {
  readonly uid: string;
  readonly ref: Ref<HTMLDivElement>;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function JobContent({ uid, job, match, ref, isRetrying, onRetry }: JobContentProps) {
  const { isCompanyHidden } = useHiddenJobs(uid);
  return (
    <>
      {/* oxlint-disable-next-line a11y/no-noninteractive-tabindex -- scrollable, and may contain no control */}
      <div ref={ref} className="tr-pane-body" role="region" aria-label="About the job" tabIndex={0}>
        <JobFacts job={job} />
        <JobTags job={job}>
          <ApplicationLink uid={uid} job={job} />
        </JobTags>
        <MatchSection match={match} isRetrying={isRetrying} onRetry={onRetry} />
        <Description text={job.description} />
        <JobSource job={job} />
        <div>
          <CompanyButton uid={uid} company={job.company} isHidden={isCompanyHidden(job.company)} />
        </div>
      </div>
      <div className="tr-pane-foot">
        <ApplyQuestion uid={uid} job={job} />
        <SaveButton uid={uid} job={job} className="btn btn-plain" />
        <ApplyLink uid={uid} job={job} className="btn btn-primary" />
      </div>
    </>
  );
}

interface JobDetailsProps {
  readonly uid: string;
  readonly jobId: string;
  readonly onClose: () => void;
}

/** All details of a job, and its match score. */
export default function JobDetails({ uid, jobId, onClose }: JobDetailsProps) {
  // Do not recompute the match when the user returns from the posting.
  const { currentData, error, isFetching, refetch } = useGetJobQuery({ uid, jobId }, { refetchOnFocus: false });
  const content = useRef<HTMLDivElement>(null);
  const hasFailed = currentData === undefined && error !== undefined;
  const isLoading = currentData === undefined && !hasFailed;
  const canRetry = hasFailed || currentData?.match === 'not-ready';
  const focusAfterRetry = useFocusAfterRetry(canRetry, () => content.current?.focus());

  const retry = (): void => {
    focusAfterRetry();
    void refetch();
  };

  return (
    <>
      <div className="tr-pane-head">
        {currentData !== undefined && <JobHead job={currentData.job} />}
        {isLoading && <HeadSkeleton />}
        <IconButton icon="x-lg" label="Close details" onClick={onClose} />
      </div>
      {currentData !== undefined && (
        <JobContent {...currentData} uid={uid} ref={content} isRetrying={isFetching} onRetry={retry} />
      )}
      {hasFailed && <JobError error={error} isRetrying={isFetching} onRetry={retry} onClose={onClose} />}
      {isLoading && (
        <SkeletonFrame label="Loading the job" className="tr-pane-body">
          <TextSkeleton />
        </SkeletonFrame>
      )}
    </>
  );
}

interface DescriptionProps {
  readonly text: string;
}

/** The full description, rendered as plain text. */
function Description({ text }: DescriptionProps) {
  return (
    <section className="tr-posting">
      <h3>About the job</h3>
      <PlainText text={text} />
    </section>
  );
}
