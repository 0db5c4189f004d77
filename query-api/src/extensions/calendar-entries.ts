import {
  type Application,
  type CalendarContents,
  getEventPeriod,
  isDay,
  type PlannedStep,
  type SavedEvent,
} from '@trackrecord/contracts';
import { getStage } from '@trackrecord/domain';
import type { CalendarEntry } from './calendar-text.js';

/** How long an appointment without an end takes. */
const DEFAULT_DURATION_MS = 60 * 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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
 * Returns the next steps of applications that are not closed, and saved career events. Of a step only its title and
 * comment, such as the link of a meeting, and the title of the job and of the company are in it: calendars are shown to
 * others, and stored by their provider.
 */
export const toCalendarEntries = (
  { applications, savedEvents }: CalendarSource,
  options: CalendarOptions,
): readonly CalendarEntry[] => [
  ...applications.flatMap((application) => toNextStepEntries(application, options)),
  ...(options.contents.savedEvents ? savedEvents.map((event) => toEventEntry(event, options)) : []),
];

function toNextStepEntries(application: Application, options: CalendarOptions): readonly CalendarEntry[] {
  if (getStage(application) === 'closed') return [];
  return application.nextSteps.flatMap((step) => toNextStepEntry(application, step, options) ?? []);
}

function toNextStepEntry(
  { id, posting, addedAt }: Application,
  nextStep: PlannedStep,
  { contents, origin, revision }: CalendarOptions,
): CalendarEntry | undefined {
  const shared = {
    uid: `${nextStep.id}.next-step@trackrecord`,
    title: `${nextStep.title}: ${posting.title}${posting.company === '' ? '' : `, ${posting.company}`}`,
    comment: nextStep.comment,
    url: `${origin}/applications/${encodeURIComponent(id)}`,
    createdAt: new Date(addedAt),
    sequence: Math.max(0, revision),
  };
  const { due, until } = nextStep;
  // A task does not make its user busy all day.
  if (isDay(due)) return contents.nextSteps ? { ...shared, day: due, lastDay: due, isBusy: false } : undefined;
  if (!contents.interviews) return undefined;
  const start = new Date(due);
  const end = until === undefined ? new Date(start.getTime() + DEFAULT_DURATION_MS) : new Date(until);
  return { ...shared, start, end: end > start ? end : new Date(start.getTime() + MINUTE_MS), isBusy: true };
}

function toEventEntry(event: SavedEvent, { revision }: CalendarOptions): CalendarEntry {
  const { eventId, title, place, startDate, link, savedAt } = event;
  const shared = {
    uid: `${eventId}.event@trackrecord`,
    title: place === '' ? title : `${title}, ${place}`,
    url: new URL(link).href,
    createdAt: new Date(savedAt),
    sequence: Math.max(0, revision),
    isBusy: false,
  };
  const { start = startDate, end = start } = getEventPeriod(event);
  if (isDay(start)) return { ...shared, day: start, lastDay: end.slice(0, start.length) };
  const startMs = Date.parse(start);
  // Of an end that is a day only the days after the start say anything.
  const isEndKnown = isDay(end) ? end > start.slice(0, end.length) : Date.parse(end) > startMs;
  const endMs = isDay(end) ? Date.parse(end) + DAY_MS : Date.parse(end);
  return { ...shared, start: new Date(startMs), end: new Date(isEndKnown ? endMs : startMs + DEFAULT_DURATION_MS) };
}
