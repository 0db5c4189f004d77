import type { ApplicationSummary, Move, Stage } from '@trackrecord/contracts';
import { countDays, toLocalDay } from '../../shared/format/local-day';

type WithMoves = Pick<ApplicationSummary, 'moves'>;

/** Returns the latest move. Every application has at least one. */
export function getLatestMove({ moves }: WithMoves): Move {
  const latest = moves.at(-1);
  if (latest === undefined) throw new Error('an application without moves');
  return latest;
}

export const getStage = (application: WithMoves): Stage => getLatestMove(application).stage;

/** Returns how long an application has been in its stage: "for 3 days". */
export function describeTimeInStage(application: WithMoves, now: Date = new Date()): string {
  const days = Math.max(0, countDays(getLatestMove(application).on, toLocalDay(now)));
  if (days === 0) return 'since today';
  return days === 1 ? 'for 1 day' : `for ${days} days`;
}
