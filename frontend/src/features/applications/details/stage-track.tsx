import type { Move, Stage } from '@trackrecord/contracts';
import { CLOSE_REASON_NAMES, STAGE_NAMES, STAGES } from '@trackrecord/contracts/applications/stages';
import { formatShortDay } from '../../../shared/format/format-day';

interface StageTrackProps {
  /** Oldest first. */
  readonly moves: readonly Move[];
}

/** Returns the last move to each stage, without stages that the application has since been moved back before. */
function findLastMoves(moves: readonly Move[]): ReadonlyMap<Stage, Move> {
  const lastMoves = new Map<Stage, Move>();
  for (const move of moves) {
    // A move back removes the later stages. Closing removes none, because it is the last stage.
    for (const stage of STAGES.slice(STAGES.indexOf(move.stage) + 1)) lastMoves.delete(stage);
    lastMoves.set(move.stage, move);
  }
  return lastMoves;
}

/** The stages of an application, with the days on which it reached them. */
export function StageTrack({ moves }: StageTrackProps) {
  const lastMoves = findLastMoves(moves);
  const latestMove = moves.at(-1);
  return (
    <ol className="tr-stage-track" aria-label="Stages">
      {STAGES.map((stage) => {
        const move = lastMoves.get(stage);
        const isCurrent = latestMove?.stage === stage;
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
