import { NewTabLink } from '../../shared/ui/new-tab-link';
import { aboutJob } from './job-words';
import type { ListedJob } from './listed-job';

interface ApplyLinkProps {
  readonly job: ListedJob;
  readonly className: string;
}

/** Leads to the posting, in a tab of its own. */
export function ApplyLink({ job, className }: ApplyLinkProps) {
  return <NewTabLink to={job.url} text="Apply Now" about={aboutJob(job)} className={className} />;
}
