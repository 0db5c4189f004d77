import type { NextStep } from '@trackrecord/contracts';
import { getErrorMessage } from '../../../shared/api/api-error';
import { useDownloadNextStepMutation } from '../../../shared/applications/application-files-api';
import { useCompleteNextStepMutation } from '../../../shared/applications/applications-api';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import { notify } from '../../../shared/toast/notify';
import { Card } from '../../../shared/ui/card';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { AddButton } from './entry-buttons';
import { formatDue, isOverdue, toDueDay } from '../../../shared/applications/due';

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

interface NextStepCardProps {
  readonly id: ApplicationId;
  readonly nextStep: NextStep | undefined;
  readonly onEdit: () => void;
}

/** What comes next, with its day. */
export function NextStepCard({ id, nextStep, onEdit }: NextStepCardProps) {
  const [complete, { isLoading: isCompleting }] = useCompleteNextStepMutation();
  const [download, { isLoading: isDownloading }] = useDownloadNextStepMutation();
  const addToCalendar = async (): Promise<void> => {
    if (isDownloading) return;
    const { error } = await download(id);
    if (error !== undefined)
      notify.error(getErrorMessage(error, 'The calendar file could not be created. Please try again.'), error);
  };
  const finish = async (): Promise<void> => {
    if (isCompleting) return;
    try {
      await complete(id).unwrap();
      notify.success('Done. What comes next?');
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This could not be saved. Please try again.'), failure);
    }
  };
  if (nextStep === undefined) {
    return (
      <Card title="Next step" action={<AddButton name="next step" onAdd={onEdit} />}>
        <p className="tr-muted mb-0">Nothing planned. Add what you do next, and when.</p>
      </Card>
    );
  }
  const day = toDueDay(nextStep.due);
  const isLate = isOverdue(nextStep);
  return (
    <Card
      title="Next step"
      action={
        <button
          type="button"
          className="btn btn-quiet btn-icon btn-sm tr-push"
          aria-label="Edit next step"
          onClick={onEdit}
        >
          <Icon name="pencil" />
        </button>
      }
    >
      <div className="tr-next-step">
        <span className="tr-day" aria-hidden="true">
          {WEEKDAY.format(new Date(day))}
          <b className="tr-num">{new Date(day).getUTCDate()}</b>
        </span>
        <div dir="auto">
          <div className="fw-semibold">{nextStep.title}</div>
          <div className={isLate ? 'tr-num tr-late' : 'tr-num tr-muted'}>
            {isLate ? 'was due ' : ''}
            {formatDue(nextStep)}
          </div>
          {nextStep.comment !== undefined && <p className="tr-muted tr-small tr-lines mb-0">{nextStep.comment}</p>}
        </div>
        <span className="tr-row">
          <button
            type="button"
            className="btn btn-plain"
            aria-disabled={isDownloading}
            onClick={() => void addToCalendar()}
          >
            {isDownloading ? <ButtonSpinner /> : <Icon name="calendar-plus" />}
            Add to calendar
          </button>
          <button type="button" className="btn btn-plain" aria-disabled={isCompleting} onClick={() => void finish()}>
            {isCompleting ? <ButtonSpinner /> : <Icon name="check-lg" />}
            Mark as done
          </button>
        </span>
      </div>
    </Card>
  );
}
