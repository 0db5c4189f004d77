import type { Application, CalendarContents, SavedEvent } from '@trackrecord/contracts';
import type { CalendarEntry } from './calendar-text.js';

/** How long an appointment without an end takes. */
const DEFAULT_DURATION_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

interface CalendarOptions {
  readonly contents: CalendarContents;
  /** The origin of links. */
  readonly origin: string;
  /** The revision of the applications of the user. It is the sequence number of every entry. */
  readonly revision: number;
}

/** The data that calendar entries are created from. */
interface CalendarSource {
  readonly applications: readonly Application[];
  readonly savedEvents: readonly SavedEvent[];
}

/**
 * Returns the next steps of applications that are not closed, and saved career events. Only the title of the step, of
 * the job and of the company are in it: calendars are shown to others, and stored by their provider.
 */
export const toCalendarEntries = (
  { applications, savedEvents }: CalendarSource,
  options: CalendarOptions,
): readonly CalendarEntry[] => [
  ...applications.flatMap((application) => toNextStepEntries(application, options)),
  ...(options.contents.savedEvents ? savedEvents.map((event) => toEventEntry(event, options)) : []),
];

function toNextStepEntries(
  { id, posting, nextStep, addedAt, moves }: Application,
  { contents, origin, revision }: CalendarOptions,
): readonly CalendarEntry[] {
  if (nextStep === undefined || moves.at(-1)?.stage === 'closed') return [];
  const shared = {
    uid: `${id}.next-step@trackrecord`,
    title: `${nextStep.title}: ${posting.title}${posting.company === '' ? '' : `, ${posting.company}`}`,
    url: `${origin}/applications/${encodeURIComponent(id)}`,
    createdAt: new Date(addedAt),
    sequence: Math.max(0, revision),
  };
  const { due, until } = nextStep;
  // A task does not make its user busy all day.
  if (!due.includes('T')) return contents.nextSteps ? [{ ...shared, day: due, lastDay: due, isBusy: false }] : [];
  if (!contents.interviews) return [];
  const start = new Date(due);
  const end = until === undefined ? new Date(start.getTime() + DEFAULT_DURATION_MS) : new Date(until);
  return [{ ...shared, start, end: end > start ? end : new Date(start.getTime() + MINUTE_MS), isBusy: true }];
}

/** Feeds give days as noon UTC, which is the same day nearly everywhere. */
const isDay = (time: string): boolean => new Date(time).toISOString().endsWith('T12:00:00.000Z');
const toDay = (time: string): string => new Date(time).toISOString().slice(0, 10);

function toEventEntry(
  { eventId, title, place, startDate, endDate, link, savedAt }: SavedEvent,
  { revision }: CalendarOptions,
): CalendarEntry {
  const start = new Date(startDate);
  const end = new Date(endDate);
  const shared = {
    uid: `${eventId}.event@trackrecord`,
    title: place === '' ? title : `${title}, ${place}`,
    url: new URL(link).href,
    createdAt: new Date(savedAt),
    sequence: Math.max(0, revision),
    isBusy: false,
  };
  if (isDay(startDate) && isDay(endDate)) return { ...shared, day: toDay(startDate), lastDay: toDay(endDate) };
  return { ...shared, start, end: end > start ? end : new Date(start.getTime() + DEFAULT_DURATION_MS) };
}
