import type { Application, CalendarContents } from '@trackrecord/contracts';
import type { CalendarEntry } from './calendar-text.js';

/** How long an appointment without an end takes. */
const DEFAULT_DURATION_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

interface CalendarOptions {
  readonly contents: CalendarContents;
  /** The origin of links. */
  readonly origin: string;
  /** The revision of all applications. */
  readonly revision: number;
}

/**
 * Converts the next steps of applications that are not closed to entries of a calendar. Only the title of the step, of
 * the job and of the company are in it: calendars are shown to others, and stored by their provider.
 */
export const toCalendarEntries = (
  applications: readonly Application[],
  { contents, origin, revision }: CalendarOptions,
): readonly CalendarEntry[] =>
  applications.flatMap(({ id, posting, nextStep, addedAt, moves }): readonly CalendarEntry[] => {
    if (nextStep === undefined || moves.at(-1)?.stage === 'closed') return [];
    const shared = {
      uid: `${id}.next-step@trackrecord`,
      title: `${nextStep.title}: ${posting.title}${posting.company === '' ? '' : `, ${posting.company}`}`,
      url: `${origin}/applications/${encodeURIComponent(id)}`,
      createdAt: new Date(addedAt),
      sequence: Math.max(0, revision),
    };
    const { due, until } = nextStep;
    if (!due.includes('T')) return contents.nextSteps ? [{ ...shared, day: due }] : [];
    if (!contents.interviews) return [];
    const start = new Date(due);
    const end = until === undefined ? new Date(start.getTime() + DEFAULT_DURATION_MS) : new Date(until);
    return [{ ...shared, start, end: end > start ? end : new Date(start.getTime() + MINUTE_MS) }];
  });
