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

/** Asks whether the user applied, after they opened the posting. Asks nothing if the job was already applied to. */
export function ApplyQuestion({ uid, job }: ApplyQuestionProps) {
  const { askedJob, closeQuestion } = useApplyState();
  const { application, areApplicationsLoaded } = useTrackedJob(uid, job.jobId);
  const { save, markApplied } = useSaveJob(uid);
  const id = useId();
  const isAsked = askedJob?.jobId === job.jobId && areApplicationsLoaded;
  if (!isAsked || (application !== undefined && application.moves.at(-1)?.stage !== 'saved')) return null;

  const answer = (record?: () => Promise<void>): void => {
    closeQuestion();
    void record?.();
  };
  const recordAsApplied = () => (application === undefined ? save(job, 'applied') : markApplied(application));
  const recordAsSaved = application === undefined ? () => save(job, 'saved') : undefined;
  const notYet = recordAsSaved === undefined ? 'Not yet' : 'Not yet, save it';
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
          onClick={() => answer(recordAsApplied)}
        >
          Yes
        </button>
        <button
          type="button"
          className="btn btn-plain btn-sm"
          aria-label={`${notYet}${suffix}`}
          onClick={() => answer(recordAsSaved)}
        >
          {notYet}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" aria-label={`No${suffix}`} onClick={() => answer()}>
          No
        </button>
      </div>
    </div>
  );
}
