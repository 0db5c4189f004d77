import { getMatchLevel } from '@trackrecord/contracts/jobs/match-level';
import { useId } from 'react';
import { ApplicationLink } from '../../../shared/jobs/application-link';
import { MatchReason } from '../../../shared/jobs/match-reason';
import { SaveButton } from '../../../shared/jobs/save-button';
import { SampleTag } from '../../../shared/ui/sample-tag';
import { ApplyQuestion } from '../apply/apply-question';
import { CompanyButton } from '../company-button';
import { HideButton } from './hide-button';
import { ApplyLink, JobFacts, JobHead, JobTags } from '../job-summary';
import { getDetailsButtonId } from '../details/panel-focus';
import { toAccessibleSuffix } from '../../../shared/jobs/format-job';
import type { ListedJob } from '../../../shared/jobs/listed-job';

/** Fills two lines on the widest screen. Longer texts are cut, so that screen readers do not read the full posting. */
const PREVIEW_LENGTH = 400;

interface JobCardProps {
  readonly uid: string;
  readonly job: ListedJob;
  readonly isOpen: boolean;
  /** Whether the job is hidden. It is then in the list of the hidden jobs. */
  readonly isHidden: boolean;
  /** Whether it is hidden with all jobs of its company. */
  readonly isCompanyHidden: boolean;
  /** Whether the job is tagged as a sample; false if all jobs are samples, since the list then has one tag. */
  readonly hasSampleTag: boolean;
  readonly onOpen: (jobId: string) => void;
}

/** The match and its level. */
function MatchTag({ match }: { readonly match: number }) {
  const level = getMatchLevel(match);
  return (
    <span className={level === 'Strong' ? 'tr-tag is-green tr-num' : 'tr-tag is-accent tr-num'}>
      {level !== undefined && <b>{level} </b>}
      {`${match}% Match`}
    </span>
  );
}

/** A job in the list (spec section 2, Jobs screen). Focusable, since Load More focuses the first new card. */
export function JobCard({ uid, job, isOpen, isHidden, isCompanyHidden, hasSampleTag, onOpen }: JobCardProps) {
  const id = useId();
  const match = job.searchContext?.matchPercentage;
  return (
    <article className="card tr-job" aria-labelledby={id} aria-current={isOpen || undefined} tabIndex={-1}>
      {/* Not among the tags: the buttons beside them would move when the job is saved. */}
      <JobHead job={job} headingId={id} note={<ApplicationLink uid={uid} job={job} />}>
        {match !== undefined && <MatchTag match={match} />}
        <MatchReason job={job} />
      </JobHead>
      <JobFacts job={job} />
      <p className="tr-clamp tr-muted" dir="auto">
        {job.description.slice(0, PREVIEW_LENGTH).replace(/\s+/g, ' ')}
      </p>
      <div className="tr-job-foot">
        <JobTags job={job}>
          {job.isNew && <span className="tr-tag is-green">New</span>}
          {isCompanyHidden && <span className="tr-tag">Company hidden</span>}
          {hasSampleTag && <SampleTag />}
        </JobTags>
        <div className="tr-job-actions">
          {isCompanyHidden ? (
            <CompanyButton uid={uid} company={job.company} isHidden />
          ) : (
            <HideButton uid={uid} job={job} isHidden={isHidden} />
          )}
          <SaveButton uid={uid} job={job} className="btn btn-quiet btn-sm" isIconOnPhone />
          <button
            type="button"
            className="btn btn-plain btn-sm"
            id={getDetailsButtonId(job.jobId)}
            aria-label={`View Details${toAccessibleSuffix(job)}`}
            onClick={() => onOpen(job.jobId)}
          >
            View Details
          </button>
          <ApplyLink uid={uid} job={job} className="btn btn-soft btn-sm" />
        </div>
      </div>
      {/* If the job is open, its details ask. */}
      {!isOpen && <ApplyQuestion uid={uid} job={job} />}
    </article>
  );
}
