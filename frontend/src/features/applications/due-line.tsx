import type { ApplicationSummary } from '@trackrecord/contracts';
import { CLOSE_REASON_NAMES } from '@trackrecord/contracts/applications/stages';
import { Icon } from '../../shared/ui/icon';
import { formatDue, formatShortDay, getDueStep, isOverdue } from '../../shared/applications/due';
import { getLatestMove } from './stage';

interface DueLineProps {
  readonly application: ApplicationSummary;
}

/** What is due next of an application, or why it was closed. */
export function DueLine({ application }: DueLineProps) {
  const { stage, reason, on } = getLatestMove(application);
  const step = getDueStep(application);
  if (stage === 'closed') {
    return (
      <div className="tr-due">
        <Icon name={reason === 'accepted' ? 'check-lg' : 'x-lg'} />
        <span>
          <b>{reason === undefined ? 'Closed' : CLOSE_REASON_NAMES[reason]}</b>
          <span className="d-block tr-num">{formatShortDay(on)}</span>
        </span>
      </div>
    );
  }
  if (step === undefined) return <div className="tr-due tr-quiet">No next step</div>;
  const isLate = isOverdue(step);
  return (
    <div className={isLate ? 'tr-due is-late' : 'tr-due'}>
      <Icon name={isLate ? 'exclamation-circle' : 'calendar3'} />
      <span>
        <b dir="auto">{step.title}</b>
        <span className="d-block tr-num">{`${isLate ? 'was due ' : ''}${formatDue({ due: step.due })}`}</span>
      </span>
    </div>
  );
}
