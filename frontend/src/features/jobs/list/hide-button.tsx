import { getErrorMessage } from '../../../shared/api/api-error';
import { useHidePostingMutation, useUnhidePostingMutation } from '../../../shared/applications/postings-api';
import { toAccessibleSuffix } from '../../../shared/jobs/format-job';
import type { ListedJob } from '../../../shared/jobs/listed-job';
import { notify } from '../../../shared/toast/notify';
import { Icon } from '../../../shared/ui/icon';

interface HideButtonProps {
  readonly uid: string;
  readonly job: ListedJob;
  /** Whether the job is hidden. The button then shows it again. */
  readonly isHidden: boolean;
}

/** Hides a job in all lists, or shows a hidden one again. */
export function HideButton({ uid, job, isHidden }: HideButtonProps) {
  const [hidePosting] = useHidePostingMutation();
  const [unhidePosting] = useUnhidePostingMutation();
  const postingId = { uid, jobId: job.jobId };

  const show = async (): Promise<void> => {
    try {
      await unhidePosting(postingId).unwrap();
      notify.success(`${job.title} is shown again`);
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This job could not be shown again. Please try again.'), failure);
    }
  };
  const hide = async (): Promise<void> => {
    try {
      await hidePosting(postingId).unwrap();
      notify.success(`${job.title} is hidden`, { text: 'Undo', run: () => void show() });
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This job could not be hidden. Please try again.'), failure);
    }
  };

  const text = isHidden ? 'Show again' : 'Not interested';
  return (
    <button
      type="button"
      className={isHidden ? 'btn btn-plain btn-sm' : 'btn btn-quiet btn-icon btn-sm'}
      aria-label={`${text}${toAccessibleSuffix(job)}`}
      title={isHidden ? undefined : text}
      onClick={() => void (isHidden ? show() : hide())}
    >
      <Icon name={isHidden ? 'eye' : 'eye-slash'} />
      {isHidden && text}
    </button>
  );
}
