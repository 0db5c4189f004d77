import ICAL from 'ical.js';
import { type CalendarEntry, formatCalendar } from './calendar-text.js';

const shared = {
  uid: 'a1.next-step@trackrecord',
  title: 'Interview: Cook, Inn',
  url: 'https://jobs.test/applications/a1',
  createdAt: new Date('2026-11-20T08:00:00.123Z'),
  sequence: 4,
};
const appointment: CalendarEntry = {
  ...shared,
  start: new Date('2026-11-27T11:00:00+05:30'),
  end: new Date('2026-11-27T12:00:00+05:30'),
  isBusy: true,
};
const task: CalendarEntry = {
  ...shared,
  uid: 'a2.next-step@trackrecord',
  day: '2026-12-31',
  lastDay: '2026-12-31',
  isBusy: false,
};

/** Reads a calendar as a calendar application does. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { calendar, events };
}

it('writes an appointment in UTC', () => {
  const { calendar, events } = parse(formatCalendar('Trackrecord', [appointment]));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
  const [event] = events;
  expect(event).toMatchObject({ uid: shared.uid, summary: shared.title, sequence: 4, description: shared.url });
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-27T05:30:00.000Z');
  expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-27T06:30:00.000Z');
  expect(event?.startDate.isDate).toBe(false);
  expect(event?.component.getFirstPropertyValue('url')).toBe(shared.url);
  expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T08:00:00Z');
});

it('writes the comment above the URL', () => {
  const comment = 'Room 2, or https://meet.example/1';
  const [event] = parse(formatCalendar('Trackrecord', [{ ...task, comment }])).events;
  expect(event?.description).toBe(`${comment}\n\n${shared.url}`);
});

it('writes a task as a whole day that leaves its user free', () => {
  const [event] = parse(formatCalendar('Trackrecord', [task])).events;
  expect(event?.startDate.isDate).toBe(true);
  expect([String(event?.startDate), String(event?.endDate)]).toEqual(['2026-12-31', '2027-01-01']);
  expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

it.each([
  'a\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR',
  'a\nATTACH:https://evil.test/\u0085b',
  'semi;colon, comma, back\\slash, \\n and "quotes":',
  `${'👩‍🍳'.repeat(60)} ümläut ${'字'.repeat(120)}`,
  'x'.repeat(2_000),
  '\u2028line\u2029separators\rreturn',
  '‮right to left\t tab \u0000\u0007 controls',
])('keeps a hostile text inside its property: %j', (title) => {
  const text = formatCalendar('Trackrecord', [{ ...appointment, title }, task]);
  const { calendar, events } = parse(text);
  const readable = title.replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Trackrecord');
  expect(events.map(({ summary }) => summary)).toEqual([readable, shared.title]);
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
  expect(Buffer.from(text).toString()).toBe(text);
  expect(lines.filter((line) => line.startsWith('END:VCALENDAR'))).toHaveLength(1);
});

it('writes a calendar without entries', () => {
  expect(parse(formatCalendar('Trackrecord', [])).events).toEqual([]);
});
