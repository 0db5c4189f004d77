import type { ListedEvent } from '../../shared/career-events/listed-event';
import { makeCareerEvent } from '../../testing/career-events';
import { groupEvents, sortEvents } from './event-groups';

beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 10, 28, 15), doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

const onDays = (title: string, first: string, last = first): ListedEvent =>
  makeCareerEvent(title, { startDate: `${first}T12:00:00.000Z`, endDate: `${last}T12:00:00.000Z` });
const atHours = (title: string, start: number, end: number): ListedEvent =>
  makeCareerEvent(title, {
    startDate: new Date(2026, 10, 28, start).toISOString(),
    endDate: new Date(2026, 10, 28, end).toISOString(),
    startIsDay: false,
    endIsDay: false,
  });

it('groups events by month, what starts first at the top, also if it ends last', () => {
  const events = [
    onDays('Over last', '2026-11-01', '2026-11-02'),
    atHours('Over today', 9, 10),
    atHours('Evening', 19, 21),
    atHours('Afternoon', 16, 17),
    onDays('December', '2026-12-01'),
    onDays('Next year', '2027-12-01'),
    onDays('Begun', '2026-11-27', '2026-12-30'),
    onDays('All day', '2026-11-28'),
  ];
  const groups = groupEvents(sortEvents(events)).map(({ title, events: grouped }) => [
    title,
    grouped.map((event) => event.title),
  ]);
  expect(groups).toEqual([
    ['On now', ['Begun']],
    ['November 2026', ['All day', 'Afternoon', 'Evening']],
    ['December 2026', ['December']],
    ['December 2027', ['Next year']],
    ['Past events', ['Over today', 'Over last']],
  ]);
});
