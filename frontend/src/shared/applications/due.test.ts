import { formatDue, getDueStep, getDueSteps, isDueThisWeek, isOverdue } from './due';
import { makeApplication } from '../../testing/applications';

const NOW = new Date(2026, 10, 26, 15, 0);
const at = (hour: number): string => new Date(2026, 10, 26, hour, 0).toISOString();
const step = (due: string) => ({ title: 'Call', due });

it('formats days and appointments', () => {
  expect(formatDue({ due: '2026-11-27' }, NOW)).toBe('Fri 27 Nov');
  expect(formatDue({ due: '2027-01-04' }, NOW)).toBe('Mon 4 Jan 2027');
  expect(formatDue({ due: at(11), until: at(12) }, NOW)).toBe('Thu 26 Nov, 11:00 to 12:00');
  const overMidnight = { due: new Date(2026, 11, 31, 22).toISOString(), until: new Date(2027, 0, 1, 1).toISOString() };
  expect(formatDue(overMidnight, NOW)).toBe('Thu 31 Dec, 22:00 to Fri 1 Jan 2027, 01:00');
});

it.each([
  ['2026-11-25', true, false],
  ['2026-11-26', false, true],
  ['2026-12-02', false, true],
  ['2026-12-03', false, false],
  [at(14), true, false],
  [at(16), false, true],
])('%s is overdue: %s, due this week: %s', (due, shouldBeOverdue, shouldBeDueThisWeek) => {
  expect(isOverdue(step(due), NOW)).toBe(shouldBeOverdue);
  expect(isDueThisWeek(step(due), NOW)).toBe(shouldBeDueThisWeek);
});

it('getDueStep returns the apply-by date of a saved posting, and nothing for a closed application', () => {
  const posting = { title: 'Go', company: 'Fenwick', applyBy: '2026-11-30' };
  expect(getDueStep(makeApplication({ posting }))).toEqual({ title: 'Apply by', due: '2026-11-30' });
  const nextSteps = ['2026-11-28', '2026-12-02'].map((due) => ({ ...step(due), id: due }));
  expect(getDueSteps(makeApplication({ posting, nextSteps })).map(({ due }) => due)).toEqual([
    '2026-11-28',
    '2026-11-30',
    '2026-12-02',
  ]);
  const closed = [{ id: 'a', stage: 'closed' as const, on: '2026-11-20' }];
  expect(
    getDueStep(makeApplication({ posting, moves: closed, nextSteps: [{ ...step('2026-11-27'), id: 's1' }] })),
  ).toBeUndefined();
});
