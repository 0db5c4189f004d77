import type { ApplicationSummary, Stage } from '@trackrecord/contracts';
import { STAGE_NAMES, STAGES } from '@trackrecord/contracts/applications/stages';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { MoveTarget } from '../../../shared/applications/applications-api';
import { BoardColumn } from './board-column';
import { useCardFocus } from './use-card-focus';
import { useHeldCard } from './use-held-card';

/** By how many tabs an arrow key moves. */
const ARROW_KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface BoardProps {
  readonly groups: Readonly<Record<Stage, readonly ApplicationSummary[]>>;
  /** The column that narrow screens show; by default the first that has a card. */
  readonly openStage: Stage | undefined;
  readonly onOpenStage: (stage: Stage) => void;
  readonly onMove: (application: ApplicationSummary, target: MoveTarget) => void;
}

/** The applications in a column for each stage; narrow screens show one column at a time. */
export function Board({ groups, openStage, onOpenStage, onMove }: BoardProps) {
  const [draggedApplication, setDraggedApplication] = useState<ApplicationSummary>();
  const hold = useHeldCard((application, stage) => onMove(application, { stage }));
  const id = useId();
  const board = useCardFocus();
  const tabList = useRef<HTMLDivElement>(null);
  const shownStage = openStage ?? STAGES.find((stage) => groups[stage].length > 0) ?? 'saved';
  const getColumnId = (stage: Stage): string => `${id}${stage}`;

  const handleTabKey = (event: KeyboardEvent): void => {
    const step = ARROW_KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (STAGES.indexOf(shownStage) + step + STAGES.length) % STAGES.length;
    const stage = STAGES[index];
    if (stage !== undefined) onOpenStage(stage);
    tabList.current?.querySelectorAll('button')[index]?.focus();
  };

  return (
    <>
      {/* oxlint-disable-next-line a11y/interactive-supports-focus -- its tabs take the focus */}
      <div ref={tabList} className="tr-tabs" role="tablist" aria-label="Stage" onKeyDown={handleTabKey}>
        {STAGES.map((stage) => (
          <button
            key={stage}
            type="button"
            role="tab"
            aria-selected={stage === shownStage}
            aria-controls={getColumnId(stage)}
            tabIndex={stage === shownStage ? 0 : -1}
            onClick={() => onOpenStage(stage)}
          >
            <b className="tr-num">{groups[stage].length}</b>
            {STAGE_NAMES[stage]}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line a11y/no-noninteractive-tabindex -- scrollable on medium screens */}
      <div ref={board} className="tr-board" role="region" aria-label="Board" tabIndex={0}>
        {STAGES.map((stage) => (
          <BoardColumn
            key={stage}
            id={getColumnId(stage)}
            stage={stage}
            applications={groups[stage]}
            isOpen={stage === shownStage}
            draggedApplication={draggedApplication}
            hold={hold}
            onDrag={setDraggedApplication}
            onMove={onMove}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {hold.announcement}
      </p>
    </>
  );
}
