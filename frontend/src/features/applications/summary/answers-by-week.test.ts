import type { Move } from '@trackrecord/contracts';
import { countAnswers, getMonday } from './answers-by-week';

const NOW = new Date(2026, 10, 26);
const moves = (...list: readonly Omit<Move, 'id'>[]) => ({ moves: list.map((move) => ({ id: 'move', ...move })) });

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
])('returns the Monday of %s', (day, monday) => expect(getMonday(day)).toBe(monday));

it('counts sent and answered applications per week, and averages the days until an answer', () => {
  const answers = countAnswers(
    [
      moves({ stage: 'applied', on: '2026-11-10' }, { stage: 'interviewing', on: '2026-11-14' }),
      moves(
        { stage: 'saved', on: '2026-11-01' },
        { stage: 'applied', on: '2026-11-12' },
        { stage: 'closed', reason: 'declined', on: '2026-11-20' },
      ),
      moves({ stage: 'applied', on: '2026-11-24' }, { stage: 'closed', reason: 'no-answer', on: '2026-11-25' }),
      moves({ stage: 'saved', on: '2026-11-25' }),
    ],
    NOW,
  );
  expect(answers).toMatchObject({ sentCount: 3, answeredCount: 2, averageDays: 6 });
  expect(answers.weeks).toHaveLength(6);
  expect(answers.weeks.filter(({ sentCount }) => sentCount > 0)).toEqual([
    { monday: '2026-11-09', sentCount: 2, answeredCount: 2 },
    { monday: '2026-11-23', sentCount: 1, answeredCount: 0 },
  ]);
});

it('returns no average without answers', () => {
  expect(countAnswers([moves({ stage: 'applied', on: '2026-11-24' })], NOW).averageDays).toBeUndefined();
});
