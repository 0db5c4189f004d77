import { useId } from 'react';
import type { Move, Stage } from '@trackrecord/contracts';
import { CLOSE_REASON_NAMES, CLOSE_REASONS, STAGE_NAMES, STAGES } from '@trackrecord/contracts/applications/stages';
import type { MoveTarget } from '../../shared/applications/applications-api';
import { Icon } from '../../shared/ui/icon';
import { MenuButton } from './menu-button';

interface MoveOption extends MoveTarget {
  readonly text: string;
}

const OPEN_STAGE_OPTIONS: readonly MoveOption[] = STAGES.filter((stage) => stage !== 'closed').map((stage) => ({
  stage,
  text: STAGE_NAMES[stage],
}));
const CLOSE_OPTIONS: readonly MoveOption[] = CLOSE_REASONS.map((reason) => ({
  stage: 'closed' satisfies Stage,
  reason,
  text: CLOSE_REASON_NAMES[reason],
}));

interface MoveMenuProps {
  /** The latest move, which cannot be repeated; undefined for several applications. */
  readonly latestMove: Pick<Move, 'stage' | 'reason'> | undefined;
  readonly text: string;
  /** The accessible name of the button. */
  readonly label: string;
  readonly className: string;
  readonly onMove: (target: MoveTarget) => void;
}

/** A button with a menu of the stages, and of the reasons to close. */
export function MoveMenu({ latestMove, text, label, className, onMove }: MoveMenuProps) {
  const closedHeadingId = useId();

  const renderOption = ({ text: optionText, ...target }: MoveOption) => {
    const isLatestMove = target.stage === latestMove?.stage && target.reason === latestMove.reason;
    return (
      <button
        key={optionText}
        type="button"
        className="dropdown-item"
        role="menuitem"
        tabIndex={-1}
        aria-disabled={isLatestMove}
        onClick={isLatestMove ? undefined : () => onMove(target)}
      >
        {optionText}
        {isLatestMove && <Icon name="check-lg" />}
      </button>
    );
  };

  return (
    <MenuButton
      label={label}
      className={className}
      content={
        <>
          {text}
          <Icon name="chevron-down" />
        </>
      }
    >
      {OPEN_STAGE_OPTIONS.map(renderOption)}
      <div role="group" aria-labelledby={closedHeadingId}>
        <div className="tr-move-heading" id={closedHeadingId}>
          {STAGE_NAMES.closed}
        </div>
        {CLOSE_OPTIONS.map(renderOption)}
      </div>
    </MenuButton>
  );
}
