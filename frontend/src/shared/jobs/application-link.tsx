import { STAGE_NAMES } from '@trackrecord/contracts/applications/stages';
import { Link } from 'react-router-dom';
import { PENDING_ID } from '../applications/applications-api';
import { toAccessibleSuffix } from './format-job';
import type { ListedJob } from './listed-job';
import { useTrackedJob } from './use-tracked-job';

interface ApplicationLinkProps {
  readonly uid: string;
  readonly job: ListedJob;
}

/** The stage of the posting's application, and a link to it; nothing if there is none. */
export function ApplicationLink({ uid, job }: ApplicationLinkProps) {
  const { application } = useTrackedJob(uid, job.jobId);
  const stage = application?.moves.at(-1)?.stage;
  if (application === undefined || stage === undefined) return null;
  return (
    <>
      {/* The button that saves says whether the job is saved. */}
      {stage !== 'saved' && <span className="tr-tag is-green">{STAGE_NAMES[stage]}</span>}
      {application.id !== PENDING_ID && (
        <Link
          className="tr-small"
          to={`/applications/${application.id}`}
          aria-label={`View application${toAccessibleSuffix(job)}`}
        >
          View application
        </Link>
      )}
    </>
  );
}
