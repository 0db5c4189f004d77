import type { ReactNode } from 'react';
import { agoWords } from '../../shared/words/ago-words';
import type { ListedJob } from './listed-job';

interface JobTagsProps {
  readonly job: ListedJob;
  /** Stands before them. */
  readonly children?: ReactNode;
}

/** How a job is done, and how long ago it was posted. */
export function JobTags({ job: { remote, employmentType, postedAt }, children }: JobTagsProps) {
  return (
    <div className="tr-row">
      {children}
      {remote && <span className="tr-tag is-accent">Remote</span>}
      {[...new Set(employmentType)].map((type) => (
        <span key={type} className="tr-tag">
          {type}
        </span>
      ))}
      <time className="tr-quiet tr-small" dateTime={postedAt}>
        {agoWords(postedAt)}
      </time>
    </div>
  );
}
