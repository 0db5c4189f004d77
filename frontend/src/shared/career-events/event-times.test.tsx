import { render } from '@testing-library/react';
import { EventTimes, getFirstDay, isEventOver } from './event-times';
import type { ListedEvent } from './listed-event';

/** A moment in the time zone of the user. */
const at = (day: number, hour: number): string => new Date(2026, 11, day, hour, 30).toISOString();
const noon = (day: number): string => `2026-12-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const TIMES = { startIsDay: false, endIsDay: false };
const DAYS = { startIsDay: true, endIsDay: true };
const EVENT: ListedEvent = {
  title: 'Go evening',
  endDate: noon(10),
  source: 'Meet-up',
  link: 'https://events.example/1',
  isSample: false,
};

it.each<[string, Partial<ListedEvent>]>([
  ['10 Dec 2026, 17:30 – 20:30', { startDate: at(10, 17), endDate: at(10, 20), ...TIMES }],
  ['10 Dec 2026, 17:30', { startDate: at(10, 17), endDate: at(10, 17), ...TIMES }],
  ['10 Dec 2026, 22:30 – 11 Dec 2026, 01:30', { startDate: at(10, 22), endDate: at(11, 1), ...TIMES }],
  ['10 Dec 2026, 09:30 – 12 Dec 2026', { startDate: at(10, 9), endDate: noon(12), startIsDay: false, endIsDay: true }],
  ['10 Dec 2026', { startDate: noon(10), endDate: noon(10), ...DAYS }],
  ['10 Dec 2026 – 12 Dec 2026', { startDate: noon(10), endDate: noon(12), ...DAYS }],
  ['10 Dec 2026 – 12 Dec 2026', { startDate: noon(10), endDate: noon(12) }],
  ['Ends 10 Dec 2026, 20:30', { endDate: at(10, 20), ...TIMES }],
  ['Ends 10 Dec 2026', { endDate: noon(10), endIsDay: true }],
])('shows %s', (text, times) => {
  const { container } = render(<EventTimes event={{ ...EVENT, ...times }} />);
  expect(container).toHaveTextContent(text);
  expect(container.textContent).toBe(text);
});

it('shows noon UTC without an end as a time', () => {
  const { container } = render(<EventTimes event={{ ...EVENT, startDate: noon(10), ...TIMES }} />);
  expect(container.textContent).toMatch(/^1[01] Dec 2026, \d\d:\d\d$/);
});

it('getFirstDay returns the day in the time zone of the user', () => {
  expect(getFirstDay({ ...EVENT, startDate: at(10, 0), ...TIMES })).toBe('2026-12-10');
  expect(getFirstDay({ ...EVENT, startDate: at(10, 23), ...TIMES })).toBe('2026-12-10');
  expect(getFirstDay({ ...EVENT, startDate: noon(9), ...DAYS })).toBe('2026-12-09');
});

it('isEventOver is true after the end, or after the last day', () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 10, 20, 0), doNotFake: ['queueMicrotask'] });
  expect(isEventOver({ ...EVENT, startDate: noon(10), ...DAYS })).toBe(false);
  expect(isEventOver({ ...EVENT, startDate: noon(9), endDate: noon(9), ...DAYS })).toBe(true);
  expect(isEventOver({ ...EVENT, startDate: at(10, 17), endDate: at(10, 19), ...TIMES })).toBe(true);
  expect(isEventOver({ ...EVENT, startDate: at(10, 17), endDate: at(10, 20), ...TIMES })).toBe(false);
  jest.useRealTimers();
});
