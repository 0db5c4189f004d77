/** An entry of a calendar, from `start` to `end`, or on whole days. */
export type CalendarEntry = {
  /** Identifies the entry in every version of the calendar. */
  readonly uid: string;
  readonly title: string;
  /** Text above the URL. */
  readonly comment?: string | undefined;
  readonly url: string;
  /** When the entry was created. */
  readonly createdAt: Date;
  /** Increases when the entry changes. */
  readonly sequence: number;
  /** Whether its user is busy at that time. */
  readonly isBusy: boolean;
} & ({ readonly start: Date; readonly end: Date } | { readonly day: string; readonly lastDay: string });

/** How often calendars should read changes. */
const REFRESH_INTERVAL = 'PT1H';

/** Formats a calendar as iCalendar (RFC 5545), for Google Calendar, Outlook and Apple Calendar. */
export const formatCalendar = (name: string, entries: readonly CalendarEntry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trackrecord//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
    ...entries.flatMap(formatEntry),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');

function formatEntry(entry: CalendarEntry): readonly string[] {
  const { uid, title, comment, url, createdAt, sequence, isBusy } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatTime(createdAt)}`,
    `SEQUENCE:${String(sequence)}`,
    ...('day' in entry
      ? [`DTSTART;VALUE=DATE:${formatDay(entry.day)}`, `DTEND;VALUE=DATE:${formatDay(getNextDay(entry.lastDay))}`]
      : [`DTSTART:${formatTime(entry.start)}`, `DTEND:${formatTime(entry.end)}`]),
    ...(isBusy ? ['TRANSP:OPAQUE'] : ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']),
    `SUMMARY:${escapeText(title)}`,
    // Outlook shows no URL, so it is in the description, too.
    `DESCRIPTION:${escapeText(comment === undefined ? url : `${comment}\n\n${url}`)}`,
    `URL:${url}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/** Escapes a text (RFC 5545, section 3.3.11). Control characters are not allowed in it, and become spaces. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** Max. length of a line in bytes, without its line break. */
const MAX_LINE_BYTES = 75;

/** Folds a line of content (RFC 5545, section 3.1) between characters. The RFC allows folds within them, too. */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** Formats a time in UTC: 20261126T100000Z. */
const formatTime = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

/** Formats a day: 20261126. */
const formatDay = (day: string): string => day.replaceAll('-', '');

const getNextDay = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};
