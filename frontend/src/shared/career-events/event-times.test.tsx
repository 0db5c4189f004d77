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

beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 11, 10, 20, 0), doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

it.each<[string, Partial<ListedEvent>]>([
  ['Thu 10 Dec, 17:30 – 20:30', { startDate: at(10, 17), endDate: at(10, 20), ...TIMES }],
  ['Thu 10 Dec, 17:30', { startDate: at(10, 17), endDate: at(10, 17), ...TIMES }],
  ['Thu 10 Dec, 22:30 – Fri 11 Dec, 01:30', { startDate: at(10, 22), endDate: at(11, 1), ...TIMES }],
  ['Thu 10 Dec, 09:30 – Sat 12 Dec', { startDate: at(10, 9), endDate: noon(12), startIsDay: false, endIsDay: true }],
  ['Thu 10 Dec', { startDate: noon(10), endDate: noon(10), ...DAYS }],
  ['Thu 10 Dec – Sat 12 Dec', { startDate: noon(10), endDate: noon(12), ...DAYS }],
  ['Thu 10 Dec – Sat 12 Dec', { startDate: noon(10), endDate: noon(12) }],
  ['Ends Thu 10 Dec, 20:30', { endDate: at(10, 20), ...TIMES }],
  ['Ends Thu 10 Dec', { endDate: noon(10), endIsDay: true }],
  ['Fri 10 Dec 2027', { startDate: '2027-12-10T12:00:00.000Z', endDate: '2027-12-10T12:00:00.000Z', ...DAYS }],
])('shows %s', (text, times) => {
  const { container } = render(<EventTimes event={{ ...EVENT, ...times }} />);
  expect(container).toHaveTextContent(text);
  expect(container.textContent).toBe(text);
});

it.each([
  ['Thu 10 Dec, 17:30 – 20:30 your time', 'Pune, India', { startDate: at(10, 17), endDate: at(10, 20), ...TIMES }],
  ['Thu 10 Dec, 17:30 – 20:30', 'Online', { startDate: at(10, 17), endDate: at(10, 20), ...TIMES }],
  ['Thu 10 Dec – Sat 12 Dec', 'Pune, India', { startDate: noon(10), endDate: noon(12), ...DAYS }],
])('shows %s for %s', (text, place, times) => {
  const { container } = render(<EventTimes event={{ ...EVENT, place, ...times }} />);
  expect(container.textContent).toBe(text);
});

it('shows noon UTC without an end as a time', () => {
  const { container } = render(<EventTimes event={{ ...EVENT, startDate: noon(10), ...TIMES }} />);
  expect(container.textContent).toMatch(/^(Thu 10|Fri 11) Dec, \d\d:\d\d$/);
});

it('getFirstDay returns the day in the time zone of the user', () => {
  expect(getFirstDay({ ...EVENT, startDate: at(10, 0), ...TIMES })).toBe('2026-12-10');
  expect(getFirstDay({ ...EVENT, startDate: at(10, 23), ...TIMES })).toBe('2026-12-10');
  expect(getFirstDay({ ...EVENT, startDate: noon(9), ...DAYS })).toBe('2026-12-09');
});

it('isEventOver is true after the end, or after the last day', () => {
  expect(isEventOver({ ...EVENT, startDate: noon(10), ...DAYS })).toBe(false);
  expect(isEventOver({ ...EVENT, startDate: noon(9), endDate: noon(9), ...DAYS })).toBe(true);
  expect(isEventOver({ ...EVENT, startDate: at(10, 17), endDate: at(10, 19), ...TIMES })).toBe(true);
  expect(isEventOver({ ...EVENT, startDate: at(10, 17), endDate: at(10, 20), ...TIMES })).toBe(false);
});
