import type { ReactNode } from 'react';
import { formatRelativeTime } from '../../shared/format/format-relative-time';
import type { ListedJob } from './listed-job';

interface JobTagsProps {
  readonly job: ListedJob;
  /** Rendered before the tags. */
  readonly children?: ReactNode;
}

/** Work mode, employment types and age of the posting. */
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
        {formatRelativeTime(postedAt)}
      </time>
    </div>
  );
}
