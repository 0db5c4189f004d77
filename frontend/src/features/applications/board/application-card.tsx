import type { ApplicationSummary } from '@trackrecord/contracts';
import { CLOSE_REASON_NAMES } from '@trackrecord/contracts/applications/stages';
import { type DragEvent, type KeyboardEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MoveTarget } from '../../../shared/applications/applications-api';
import { formatDue, getDueSteps, isOverdue } from '../../../shared/applications/due';
import { formatShortDay } from '../../../shared/format/format-day';
import { Icon } from '../../../shared/ui/icon';
import { MoveMenu } from '../move-menu';
import { describeTimeInStage, getLatestMove } from '../stage';
import type { CardHold } from './use-held-card';

/** By how many columns an arrow key moves the held card. */
const ARROW_KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface ApplicationCardProps {
  readonly application: ApplicationSummary;
  readonly hold: CardHold;
  readonly onMove: (application: ApplicationSummary, target: MoveTarget) => void;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
}

/** A card of the board, which a mouse drags. Its grip picks it up with the keyboard. */
export function ApplicationCard({ application, hold, onMove, onDragStart, onDragEnd }: ApplicationCardProps) {
  const { id, posting } = application;
  const [isDraggable, setIsDraggable] = useState(false);
  const [isDragged, setIsDragged] = useState(false);
  const headingId = useId();
  const isHeld = hold.heldCard?.id === id;
  const name = `${posting.title}, ${posting.company}`;
  const latestMove = getLatestMove(application);

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (!isHeld) return;
    const step = ARROW_KEY_STEPS[event.key];
    if (event.key === 'Escape') hold.cancel();
    else if (step !== undefined) hold.step(step);
    else return;
    event.preventDefault();
  };
  const startDrag = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', name);
    setIsDragged(true);
    onDragStart();
  };
  const endDrag = (): void => {
    setIsDragged(false);
    onDragEnd();
  };

  return (
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions -- the keyboard uses the grip
    <article
      className={`card tr-app${isHeld || isDragged ? ' is-held' : ''}${latestMove.stage === 'closed' ? ' is-closed' : ''}`}
      aria-labelledby={headingId}
      data-application={id}
      draggable={isDraggable}
      // Touch screens scroll, and show one column only; they use the menu.
      onPointerDown={({ pointerType }) => setIsDraggable(pointerType !== 'touch')}
      onDragStart={startDrag}
      onDragEnd={endDrag}
    >
      <div className="tr-app-head">
        <h3 id={headingId} dir="auto">
          {/* Otherwise the browser would drag the address instead of the card. */}
          <Link to={`/applications/${id}`} draggable={false}>
            {posting.title}
          </Link>
        </h3>
        <button
          type="button"
          className="tr-grip"
          aria-pressed={isHeld}
          aria-label={`Pick up ${name}`}
          onClick={() => hold.toggle(application)}
          onKeyDown={handleKeyDown}
          onBlur={hold.cancel}
        >
          <Icon name="grip-vertical" />
        </button>
      </div>
      <div className="tr-muted tr-small" dir="auto">
        {posting.company}
        {posting.location !== undefined && <span className="tr-app-place">{posting.location}</span>}
      </div>
      <DueLine application={application} />
      <div className="tr-app-foot">
        <span className="tr-quiet tr-small tr-num">
          {describeTimeInStage(application)}
          <span className="visually-hidden"> in this stage</span>
        </span>
        <MoveMenu
          latestMove={latestMove}
          text="Move"
          label={`Move ${name}`}
          className="btn btn-quiet btn-sm tr-push"
          onMove={(target) => onMove(application, target)}
        />
      </div>
    </article>
  );
}

interface DueLineProps {
  readonly application: ApplicationSummary;
}

/** What is due next of an application, or why it was closed. */
function DueLine({ application }: DueLineProps) {
  const { stage, reason, on } = getLatestMove(application);
  const [step, ...laterSteps] = getDueSteps(application);
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
        {laterSteps.length > 0 && <span className="tr-quiet">{`and ${laterSteps.length} more`}</span>}
      </span>
    </div>
  );
}
