import { parseInstant } from './instants.js';
import { toEvent } from './raw-event.js';

const NOW = new Date('2026-11-20T00:00:00Z');
const read = (start: string, end?: string) => {
  const event = toEvent(
    {
      id: '1',
      title: 'Go evening',
      place: '',
      link: 'https://a.example',
      start: parseInstant(start),
      end: parseInstant(end),
    },
    NOW,
  );
  return (
    event && [
      event.startsAt.toISOString(),
      event.startIsDay ?? false,
      event.endsAt.toISOString(),
      event.endIsDay ?? false,
    ]
  );
};
const DAY = '2026-12-10T12:00:00.000Z';
const NEXT_DAY = '2026-12-11T12:00:00.000Z';
const EVENING = '2026-12-10T17:00:00.000Z';

it.each<readonly [start: string, end: string | undefined, times: readonly unknown[]]>([
  ['2026-12-10', undefined, [DAY, true, DAY, true]],
  ['2026-12-10', '2026-12-11', [DAY, true, NEXT_DAY, true]],
  // Noon UTC is a time, too.
  ['2026-12-10T12:00Z', undefined, [DAY, false, DAY, false]],
  ['2026-12-10 12:00:00 UTC', '2026-12-11T12:00Z', [DAY, false, NEXT_DAY, false]],
  ['10.12.2026', 'Dec 11, 2026', [DAY, true, NEXT_DAY, true]],
  // An end that is only a day says nothing about an event that starts on it.
  ['2026-12-10T17:00Z', '2026-12-10', [EVENING, false, EVENING, false]],
  ['2026-12-10T17:00Z', '2026-12-11', [EVENING, false, NEXT_DAY, true]],
  ['2026-12-10', '2026-12-10T17:00Z', [DAY, true, EVENING, false]],
  ['2026-12-10', '2026-12-10T09:00Z', [DAY, true, DAY, true]],
])('toEvent from %j to %j', (start, end, times) => expect(read(start, end)).toEqual(times));

it.each(['03/04/2027', 'soon', ''])('rejects an event that starts on %j', (start) => {
  expect(() => read(start, '2027-04-03')).toThrow('it has no start');
});
