import type { DueStep } from '@trackrecord/contracts';
import { formatTimes, isDueThisWeek, isOverdue, toDueDay } from '../../shared/applications/due';
import { ISO_DATE_LENGTH, countDays, toLocalDay } from '../../shared/format/local-day';

const formatCount = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The steps that are overdue, and those due today or in the next six days, each earliest first. */
export interface DueGroups {
  readonly overdue: readonly DueStep[];
  readonly thisWeek: readonly DueStep[];
}

/** Groups what is due by the days of the user, whose time zone the server does not know. */
export const groupDueSteps = (steps: readonly DueStep[], now: Date = new Date()): DueGroups => ({
  overdue: steps.filter((step) => isOverdue(step, now)),
  thisWeek: steps.filter((step) => isDueThisWeek(step, now)),
});

function describeDay(daysUntilDue: number, isLate: boolean, isDeadline: boolean): string {
  if (daysUntilDue === 0) return isLate ? 'earlier today' : 'today';
  // A last day to apply passes: nothing can be done about it later.
  if (daysUntilDue < 0) return `${formatCount(-daysUntilDue, 'day')} ${isDeadline ? 'ago' : 'overdue'}`;
  return daysUntilDue === 1 ? 'tomorrow' : `in ${formatCount(daysUntilDue, 'day')}`;
}

/** Describes when a step is due: "2 days overdue", "tomorrow, 11:00 to 12:00". */
export function describeDue(step: DueStep, now: Date = new Date()): string {
  const isLate = isOverdue(step, now);
  const day = describeDay(countDays(toLocalDay(now), toDueDay(step.due)), isLate, step.stepId === null);
  if (step.due.length === ISO_DATE_LENGTH || isLate) return day;
  return `${day}, ${formatTimes(step, now)}`;
}

/** Describes the week: "2 steps are due this week, 1 more is overdue." Empty if nothing is due. */
export function describeWeek({ overdue, thisWeek }: DueGroups): string {
  const getIsOrAre = (count: number): string => (count === 1 ? 'is' : 'are');
  const [overdueCount, thisWeekCount] = [overdue.length, thisWeek.length];
  if (overdueCount === 0 && thisWeekCount === 0) return '';
  const parts = [
    ...(thisWeekCount > 0 ? [`${formatCount(thisWeekCount, 'step')} ${getIsOrAre(thisWeekCount)} due this week`] : []),
    ...(overdueCount > 0
      ? [
          thisWeekCount > 0
            ? `${overdueCount} more ${getIsOrAre(overdueCount)} overdue`
            : `${formatCount(overdueCount, 'step')} ${getIsOrAre(overdueCount)} overdue`,
        ]
      : []),
  ];
  return `${parts.join(', ')}.`;
}
