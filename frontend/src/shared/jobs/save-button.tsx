import { PENDING_ID } from '../applications/applications-api';
import { Icon } from '../ui/icon';
import { toAccessibleSuffix } from './format-job';
import type { ListedJob } from './listed-job';
import { useSaveJob } from './use-save-job';
import { isOnlySaved, useTrackedJob } from './use-tracked-job';

interface SaveButtonProps {
  readonly uid: string;
  readonly job: ListedJob;
  readonly className: string;
  /** Whether phones show only its icon. */
  readonly isIconOnPhone?: boolean;
}

/** Saves a posting for later; a second press removes it. Nothing is shown once the application is more than saved. */
export function SaveButton({ uid, job, className, isIconOnPhone = false }: SaveButtonProps) {
  const { application, areApplicationsLoaded } = useTrackedJob(uid, job.jobId);
  const { save, remove } = useSaveJob(uid);
  if (application !== undefined && !isOnlySaved(application)) return null;
  const isSaved = application !== undefined;
  const isBusy = !areApplicationsLoaded || application?.id === PENDING_ID;
  const text = isSaved ? 'Saved' : 'Save';

  const toggle = (): void => {
    if (isBusy) return;
    void (isSaved ? remove(application) : save(job, 'saved'));
  };

  return (
    <button
      type="button"
      className={className}
      aria-label={`${text}${toAccessibleSuffix(job)}`}
      title={isSaved ? 'Remove from your applications' : undefined}
      aria-disabled={isBusy || undefined}
      onClick={toggle}
    >
      <Icon name={isSaved ? 'bookmark-fill' : 'bookmark'} />
      {isIconOnPhone ? <span className="d-none d-sm-inline">{text}</span> : text}
    </button>
  );
}
