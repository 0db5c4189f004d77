import { useId } from 'react';
import { toAccessibleSuffix } from '../../../shared/jobs/format-job';
import type { ListedJob } from '../../../shared/jobs/listed-job';
import { useSaveJob } from '../../../shared/jobs/use-save-job';
import { useTrackedJob } from '../../../shared/jobs/use-tracked-job';
import { useApplyState } from './apply-context';

interface ApplyQuestionProps {
  readonly uid: string;
  readonly job: ListedJob;
}

/** Asks whether the user applied, after they opened the posting. Nothing is asked about what is already applied to. */
export function ApplyQuestion({ uid, job }: ApplyQuestionProps) {
  const { askedJob, close } = useApplyState();
  const { application, isKnown } = useTrackedJob(uid, job.jobId);
  const { save, markApplied } = useSaveJob(uid);
  const id = useId();
  const isAsked = askedJob?.jobId === job.jobId && isKnown;
  if (!isAsked || (application !== undefined && application.moves.at(-1)?.stage !== 'saved')) return null;

  const answer = (record?: () => Promise<void>): void => {
    close();
    void record?.();
  };
  const recordApplied = () => (application === undefined ? save(job, 'applied') : markApplied(application));
  const recordSaved = application === undefined ? () => save(job, 'saved') : undefined;
  const suffix = toAccessibleSuffix(job);

  return (
    <div className="tr-entry tr-row" role="group" aria-labelledby={id}>
      <span className="fw-semibold me-auto" id={id}>
        Did you apply?
      </span>
      <div className="tr-row">
        <button
          type="button"
          className="btn btn-soft btn-sm"
          aria-label={`Yes${suffix}`}
          onClick={() => answer(recordApplied)}
        >
          Yes
        </button>
        <button
          type="button"
          className="btn btn-plain btn-sm"
          aria-label={`Not yet${suffix}`}
          onClick={() => answer(recordSaved)}
        >
          Not yet
        </button>
        <button type="button" className="btn btn-quiet btn-sm" aria-label={`No${suffix}`} onClick={() => answer()}>
          No
        </button>
      </div>
    </div>
  );
}
