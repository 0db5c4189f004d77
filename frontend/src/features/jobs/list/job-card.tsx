import { useId } from 'react';
import { SampleTag } from '../../../shared/ui/sample-tag';
import { ApplyLink } from '../apply-link';
import { detailsButtonId } from '../details/panel-focus';
import { JobFacts } from '../job-facts';
import { JobHead } from '../job-head';
import { JobTags } from '../job-tags';
import { aboutJob } from '../job-words';
import type { ListedJob } from '../listed-job';

/** From here on a match is a good one (look, Tags). */
const GOOD_MATCH = 80;

/** More than two lines hold on the widest screen; a screen reader need not read the whole posting in the list. */
const SHOWN = 400;

interface JobCardProps {
  readonly job: ListedJob;
  readonly isOpen: boolean;
  /** Whether it says that it is sample data: where not all of the list is. */
  readonly saysSample: boolean;
  readonly onOpen: (jobId: string) => void;
}

/** A job in the list (spec section 2, Jobs screen). It can take the focus when it has just come into the list. */
export function JobCard({ job, isOpen, saysSample, onOpen }: JobCardProps) {
  const id = useId();
  const match = job.searchContext?.matchPercentage;
  return (
    <article className="card tr-job" aria-labelledby={id} aria-current={isOpen || undefined} tabIndex={-1}>
      <JobHead job={job} headingId={id}>
        {match !== undefined && (
          <span className={match >= GOOD_MATCH ? 'tr-tag is-green tr-num' : 'tr-tag is-accent tr-num'}>
            {`${match}% Match`}
          </span>
        )}
      </JobHead>
      <JobFacts job={job} />
      <p className="tr-clamp tr-muted" dir="auto">
        {job.description.slice(0, SHOWN).replace(/\s+/g, ' ')}
      </p>
      <div className="tr-job-foot">
        <JobTags job={job}>{saysSample && <SampleTag />}</JobTags>
        <div className="tr-job-ways">
          <button
            type="button"
            className="btn btn-plain btn-sm"
            id={detailsButtonId(job.jobId)}
            aria-label={`View Details${aboutJob(job)}`}
            onClick={() => onOpen(job.jobId)}
          >
            View Details
          </button>
          <ApplyLink job={job} className="btn btn-primary btn-sm" />
        </div>
      </div>
    </article>
  );
}
