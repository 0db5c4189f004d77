import type { ApplicationSummary, Stage } from '@trackrecord/contracts';
import { STAGE_NAMES } from '@trackrecord/contracts/applications/stages';
import { useId, useState } from 'react';
import type { DragEvent } from 'react';
import type { MoveTarget } from '../../../shared/applications/applications-api';
import { getStage } from '../stage';
import { ApplicationCard } from './application-card';
import type { CardHold } from './use-held-card';

/** The number of cards that a column shows at first, so that a thousand applications do not slow the page down. */
const PAGE_SIZE = 30;

const EMPTY_TEXTS: Readonly<Record<Stage, string>> = {
  saved: 'Nothing saved',
  applied: 'No applications sent yet',
  interviewing: 'No interview yet',
  offer: 'No offer yet',
  closed: 'Nothing closed',
};

interface BoardColumnProps {
  readonly id: string;
  readonly stage: Stage;
  readonly applications: readonly ApplicationSummary[];
  /** Whether this is the column that narrow screens show. */
  readonly isOpen: boolean;
  /** The card that a pointer drags. */
  readonly draggedApplication: ApplicationSummary | undefined;
  readonly hold: CardHold;
  readonly onDrag: (application: ApplicationSummary | undefined) => void;
  readonly onMove: (application: ApplicationSummary, target: MoveTarget) => void;
}

/** The applications of one stage. */
export function BoardColumn({
  id,
  stage,
  applications,
  isOpen,
  draggedApplication,
  hold,
  onDrag,
  onMove,
}: BoardColumnProps) {
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const headingId = useId();
  const isDropTarget = (draggedApplication !== undefined && isDraggedOver) || hold.heldCard?.stage === stage;
  const shownApplications = applications.slice(0, shownCount);

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsDraggedOver(false);
    // The card leaves its column, so it gets no dragend event.
    onDrag(undefined);
    if (draggedApplication !== undefined && getStage(draggedApplication) !== stage)
      onMove(draggedApplication, { stage });
  };

  return (
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions -- where a dragged card is dropped
    <section
      id={id}
      className={`tr-col${isOpen ? ' is-open' : ''}${isDropTarget ? ' is-over' : ''}`}
      aria-labelledby={headingId}
      onDragOver={(event) => {
        if (draggedApplication === undefined) return;
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsDraggedOver(false);
      }}
      onDrop={drop}
    >
      <div className="tr-card-head">
        <h2 className="h3" id={headingId}>
          {STAGE_NAMES[stage]}
        </h2>
        <span className="tr-quiet tr-small tr-num tr-push">{applications.length}</span>
      </div>
      {applications.length === 0 ? (
        <p className="tr-col-empty">{EMPTY_TEXTS[stage]}</p>
      ) : (
        <ol>
          {shownApplications.map((application) => (
            <li key={application.id}>
              <ApplicationCard
                application={application}
                hold={hold}
                onMove={onMove}
                onDragStart={() => onDrag(application)}
                onDragEnd={() => onDrag(undefined)}
              />
            </li>
          ))}
        </ol>
      )}
      {applications.length > shownCount && (
        <button
          type="button"
          className="btn btn-plain btn-sm tr-col-more"
          onClick={() => setShownCount(shownCount + PAGE_SIZE)}
        >
          {`Show ${Math.min(PAGE_SIZE, applications.length - shownCount)} more`}
        </button>
      )}
    </section>
  );
}
