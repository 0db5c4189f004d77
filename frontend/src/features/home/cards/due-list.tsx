import type { DueStep } from '@trackrecord/contracts';
import { Link } from 'react-router-dom';
import { getErrorMessage } from '../../../shared/api/api-error';
import { useFinishNextStepMutation } from '../../../shared/applications/applications-api';
import { isOverdue, toDueDay } from '../../../shared/applications/due';
import { getDayParts } from '../../../shared/format/format-day';
import { keepTogether } from '../../../shared/format/keep-together';
import { getToday } from '../../../shared/format/local-day';
import { notify } from '../../../shared/toast/notify';
import { CalendarLeaf } from '../../../shared/ui/calendar-leaf';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { useFocusNeighborFallback } from '../../../shared/ui/use-focus-fallback';
import { describeDue } from '../due-texts';

const getTitle = ({ title }: DueStep): string => title ?? 'Last day to apply';

function DueLeaf({ step }: { readonly step: DueStep }) {
  const day = toDueDay(step.due);
  const { weekday, dayOfMonth } = getDayParts(day);
  const isLate = isOverdue(step);
  const className = isLate ? 'is-yellow' : day === getToday() ? 'is-accent' : '';
  return <CalendarLeaf topText={weekday} dayOfMonth={dayOfMonth} className={className} />;
}

interface DueListProps {
  readonly uid: string;
  readonly steps: readonly DueStep[];
}

/** What is due of applications. Steps can be marked as done; the last day to apply cannot. */
export function DueList({ uid, steps }: DueListProps) {
  const [finishStep, { isLoading, originalArgs }] = useFinishNextStepMutation();
  const list = useFocusNeighborFallback<HTMLUListElement>();

  const finish = async (step: DueStep, entryId: string): Promise<void> => {
    if (isLoading) return;
    try {
      await finishStep({ uid, applicationId: step.applicationId, entryId }).unwrap();
      notify.success(`Done: ${getTitle(step)}`);
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This could not be saved. Please try again.'), failure);
    }
  };

  return (
    <ul ref={list} className="tr-rows" aria-label="Due this week" tabIndex={-1}>
      {steps.map((step) => (
        <li key={`${step.applicationId} ${step.stepId ?? ''}`}>
          <DueLeaf step={step} />
          <div className="tr-row-text" dir="auto">
            <Link to={`/applications/${step.applicationId}`}>{getTitle(step)}</Link>
            <div className="tr-muted tr-small">
              {step.posting.title}, {step.posting.company} ·{' '}
              <bdi className="tr-num">{describeDue(step).split(', ').map(keepTogether).join(', ')}</bdi>
            </div>
          </div>
          {step.stepId !== null && (
            <button
              type="button"
              className="btn btn-plain btn-sm"
              aria-label={`Mark as done: ${getTitle(step)}, ${step.posting.company}`}
              aria-disabled={isLoading}
              onClick={() => void finish(step, step.stepId ?? '')}
            >
              {isLoading && originalArgs?.entryId === step.stepId && <ButtonSpinner />}
              Mark as done
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
