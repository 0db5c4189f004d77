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
/** How long before a deadline its entry starts. */
const NOTICE_MS = 30 * MINUTE_MS;
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
 * Returns the next steps and last days to apply of applications that are not closed, and saved career events. Of a step only its title and
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
  const entries = application.nextSteps.map((step) => toNextStepEntry(application, step, options));
  return [...entries, toApplyByEntry(application, options)].filter((entry) => entry !== undefined);
}

const getSharedFields = (
  id: string,
  title: string,
  { id: applicationId, posting, addedAt }: Application,
  { origin, revision }: CalendarOptions,
) => ({
  uid: `${id}@trackrecord`,
  title: `${title}: ${posting.title}${posting.company === '' ? '' : `, ${posting.company}`}`,
  url: `${origin}/applications/${encodeURIComponent(applicationId)}`,
  createdAt: new Date(addedAt),
  sequence: Math.max(0, revision),
});

/** Returns the last day to apply of an application that was not sent yet, or the half hour before that moment. */
function toApplyByEntry(application: Application, options: CalendarOptions): CalendarEntry | undefined {
  const { applyBy } = application.posting;
  if (applyBy === undefined || getStage(application) !== 'saved' || !options.contents.nextSteps) return undefined;
  const shared = { ...getSharedFields(`${application.id}.apply-by`, 'Apply by', application, options), isBusy: false };
  if (isDay(applyBy)) return { ...shared, day: applyBy, lastDay: applyBy };
  const end = new Date(applyBy);
  return { ...shared, start: new Date(end.getTime() - NOTICE_MS), end };
}

function toNextStepEntry(
  application: Application,
  nextStep: PlannedStep,
  options: CalendarOptions,
): CalendarEntry | undefined {
  const { contents } = options;
  const shared = {
    ...getSharedFields(`${nextStep.id}.next-step`, nextStep.title, application, options),
    comment: nextStep.comment,
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
