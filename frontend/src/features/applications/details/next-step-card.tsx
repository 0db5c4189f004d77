import type { PlannedStep } from '@trackrecord/contracts';
import { getErrorMessage } from '../../../shared/api/api-error';
import { useFinishNextStepMutation } from '../../../shared/applications/applications-api';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import { formatDue, isOverdue, toDueDay } from '../../../shared/applications/due';
import { getDayParts } from '../../../shared/format/format-day';
import { notify } from '../../../shared/toast/notify';
import { CalendarLeaf } from '../../../shared/ui/calendar-leaf';
import { Card } from '../../../shared/ui/card';
import { Icon } from '../../../shared/ui/icon';
import { LinkedText } from '../../../shared/ui/linked-text';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { useFocusNeighborFallback } from '../../../shared/ui/use-focus-fallback';
import { useDownloadNextStepMutation } from '../application-files-api';
import { AddButton, EntryButtons } from './entry-buttons';
import { useRemoveEntry } from './use-remove-entry';

interface NextStepProps {
  readonly id: ApplicationId;
  readonly step: PlannedStep;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
}

/** A next step with its day, and what can be done with it. */
function NextStep({ id, step, onEdit, onCancel }: NextStepProps) {
  const [finishStep, { isLoading: isFinishing }] = useFinishNextStepMutation();
  const [download, { isLoading: isDownloading }] = useDownloadNextStepMutation();
  const stepId = { ...id, entryId: step.id };
  const addToCalendar = async (): Promise<void> => {
    if (isDownloading) return;
    const { error } = await download(stepId);
    if (error !== undefined)
      notify.error(getErrorMessage(error, 'The calendar file could not be created. Please try again.'), error);
  };
  const finish = async (): Promise<void> => {
    if (isFinishing) return;
    try {
      await finishStep(stepId).unwrap();
      notify.success('Marked as done. What comes next?');
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This could not be saved. Please try again.'), failure);
    }
  };
  const { weekday, dayOfMonth } = getDayParts(toDueDay(step.due));
  const isLate = isOverdue(step);
  return (
    <li className="tr-next-step">
      <CalendarLeaf topText={weekday} dayOfMonth={dayOfMonth} className={isLate ? 'is-yellow' : 'is-accent'} />
      <div dir="auto">
        <div className="fw-semibold">{step.title}</div>
        <div className={isLate ? 'tr-num tr-late' : 'tr-num tr-muted'}>
          {isLate ? 'was due ' : ''}
          {formatDue(step)}
        </div>
        {step.comment !== undefined && (
          <p className="tr-muted tr-small tr-lines mb-0">
            <LinkedText text={step.comment} />
          </p>
        )}
      </div>
      <span className="tr-row">
        <button
          type="button"
          className="btn btn-plain"
          aria-label={`Add to calendar: ${step.title}`}
          aria-disabled={isDownloading}
          onClick={() => void addToCalendar()}
        >
          {isDownloading ? <ButtonSpinner /> : <Icon name="calendar-plus" />}
          Add to calendar
        </button>
        <button
          type="button"
          className="btn btn-plain"
          aria-label={`Mark as done: ${step.title}`}
          aria-disabled={isFinishing}
          onClick={() => void finish()}
        >
          {isFinishing ? <ButtonSpinner /> : <Icon name="check-lg" />}
          Mark as done
        </button>
        <EntryButtons name={step.title} removeVerb="Cancel" onEdit={onEdit} onRemove={onCancel} />
      </span>
    </li>
  );
}

interface NextStepCardProps {
  readonly id: ApplicationId;
  readonly nextSteps: readonly PlannedStep[];
  /** Opens a dialog by its name. */
  readonly onEdit: (dialog: string) => void;
}

/** What comes next. */
export function NextStepCard({ id, nextSteps, onEdit }: NextStepCardProps) {
  const cancel = useRemoveEntry(id, 'nextSteps');
  const list = useFocusNeighborFallback<HTMLUListElement>();
  return (
    <Card
      title={nextSteps.length > 1 ? 'Next steps' : 'Next step'}
      action={<AddButton name="next step" onAdd={() => onEdit('next-step')} />}
    >
      {nextSteps.length === 0 ? (
        <p className="tr-muted mb-0">Nothing planned. Add what you do next, and when.</p>
      ) : (
        <ul ref={list} className="tr-next-steps" aria-label="Next steps" tabIndex={-1}>
          {nextSteps.map((step) => (
            <NextStep
              key={step.id}
              id={id}
              step={step}
              onEdit={() => onEdit(`next-step:${step.id}`)}
              onCancel={() => void cancel(step.id)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
