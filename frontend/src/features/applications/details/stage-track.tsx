import type { Move, Stage } from '@trackrecord/contracts';
import { CLOSE_REASON_NAMES, STAGE_NAMES, STAGES } from '@trackrecord/contracts/applications/stages';
import { formatShortDay } from '../../../shared/applications/due';

interface StageTrackProps {
  /** Oldest first. */
  readonly moves: readonly Move[];
}

/** Returns the last move to each stage since the application was last moved back before it. */
function findReached(moves: readonly Move[]): ReadonlyMap<Stage, Move> {
  const reached = new Map<Stage, Move>();
  for (const move of moves) {
    // A move back removes the later stages. Closing removes none, because it is the last stage.
    for (const stage of STAGES.slice(STAGES.indexOf(move.stage) + 1)) reached.delete(stage);
    reached.set(move.stage, move);
  }
  return reached;
}

/** The stages of an application, with the days on which it reached them. */
export function StageTrack({ moves }: StageTrackProps) {
  const reached = findReached(moves);
  const current = moves.at(-1);
  return (
    <ol className="tr-stage-track" aria-label="Stages">
      {STAGES.map((stage) => {
        const move = reached.get(stage);
        const isCurrent = current?.stage === stage;
        const day = move && formatShortDay(move.on);
        return (
          <li
            key={stage}
            className={move === undefined ? undefined : isCurrent ? 'is-current' : 'is-past'}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className="fw-semibold">
              {stage === 'closed' && move?.reason !== undefined ? CLOSE_REASON_NAMES[move.reason] : STAGE_NAMES[stage]}
            </span>
            {day !== undefined && (
              <span className="tr-num tr-quiet">{isCurrent && stage !== 'closed' ? `since ${day}` : day}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
