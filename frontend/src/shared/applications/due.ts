import type { ApplicationSummary } from '@trackrecord/contracts';
import { formatShortDay } from '../format/format-day';
import { formatTime } from '../format/format-time';
import { ISO_DATE_LENGTH, countDays, toLocalDay } from '../format/local-day';

const DAYS_PER_WEEK = 7;

/** What is due next of an application: its next step, or the last day to apply. */
export interface NextDue {
  readonly title: string;
  /** A day or a moment (ISO 8601). */
  readonly due: string;
  /** The end of an appointment (ISO 8601). */
  readonly until?: string | undefined;
}

const hasTime = (due: string): boolean => due.length > ISO_DATE_LENGTH;

/** Returns the day of a due date in the user's time zone. */
export const toDueDay = (due: string): string => (hasTime(due) ? toLocalDay(new Date(due)) : due);

/** Formats the times of an appointment: "11:00 to 12:00", or "23:00 to Sat 28 Nov, 01:00" over midnight. */
export function formatTimes({ due, until }: Pick<NextDue, 'due' | 'until'>, now: Date = new Date()): string {
  if (until === undefined) return formatTime(due);
  const lastDay = toDueDay(until);
  return `${formatTime(due)} to ${lastDay === toDueDay(due) ? '' : `${formatShortDay(lastDay, now)}, `}${formatTime(until)}`;
}

/** Formats a due date as "Fri 27 Nov" or "Fri 27 Nov, 11:00 to 12:00". */
export function formatDue({ due, until }: Pick<NextDue, 'due' | 'until'>, now: Date = new Date()): string {
  const day = formatShortDay(toDueDay(due), now);
  return hasTime(due) ? `${day}, ${formatTimes({ due, until }, now)}` : day;
}

/** Returns what is due of an open application, first what is due first: its next steps, and the last day to apply. */
export function getDueSteps({ moves, nextSteps, posting }: ApplicationSummary): readonly NextDue[] {
  const stage = moves.at(-1)?.stage;
  if (stage === 'closed') return [];
  const steps: readonly NextDue[] = nextSteps;
  if (stage !== 'saved' || posting.applyBy === undefined) return steps;
  return [...steps, { title: 'Apply by', due: posting.applyBy }].toSorted(
    (a, b) => Date.parse(a.due) - Date.parse(b.due),
  );
}

/** Returns what is due next of an open application. */
export const getDueStep = (application: ApplicationSummary): NextDue | undefined => getDueSteps(application)[0];

/** Returns true if a day or, of an appointment, its end is past. */
export const isOverdue = ({ due, until = due }: Pick<NextDue, 'due' | 'until'>, now: Date = new Date()): boolean =>
  hasTime(until) ? Date.parse(until) < now.getTime() : until < toLocalDay(now);

/** Returns true if the step is still due today or in the next six days. */
export function isDueThisWeek(step: Pick<NextDue, 'due' | 'until'>, now: Date = new Date()): boolean {
  const daysUntilDue = countDays(toLocalDay(now), toDueDay(step.due));
  return !isOverdue(step, now) && daysUntilDue < DAYS_PER_WEEK;
}
