import type { ApplicationSummary } from '@trackrecord/contracts';
import { isOverdue } from '../../shared/applications/due';
import { countDays, toLocalDay } from '../../shared/format/local-day';
import { getLatestMove } from './stage';

/** An application is quiet after this many days in its stage. */
export const QUIET_DAYS = 30;

/** Returns true if an application was sent, has not moved for a long time, and has no next step that is still to come. */
export function isQuiet(application: Pick<ApplicationSummary, 'moves' | 'nextSteps'>, now: Date = new Date()): boolean {
  const { stage, on } = getLatestMove(application);
  if (stage !== 'applied' && stage !== 'interviewing') return false;
  return countDays(on, toLocalDay(now)) >= QUIET_DAYS && application.nextSteps.every((step) => isOverdue(step, now));
}
