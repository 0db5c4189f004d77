import { NewTabLink } from '../../shared/ui/new-tab-link';
import { toAccessibleSuffix } from './format-job';
import type { ListedJob } from './listed-job';

interface ApplyLinkProps {
  readonly job: ListedJob;
  readonly className: string;
}

/** Opens the posting in a new tab. */
export function ApplyLink({ job, className }: ApplyLinkProps) {
  return <NewTabLink to={job.url} text="Apply Now" about={toAccessibleSuffix(job)} className={className} />;
}
