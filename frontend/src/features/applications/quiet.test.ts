import type { Stage } from '@trackrecord/contracts';
import { isQuiet } from './quiet';

const NOW = new Date('2026-11-28T12:00:00');

it.each<readonly [stage: Stage, on: string, due: readonly string[], expected: boolean]>([
  ['applied', '2026-10-29', [], true],
  ['applied', '2026-10-30', [], false],
  ['interviewing', '2026-10-01', [], true],
  ['saved', '2026-10-01', [], false],
  ['offer', '2026-10-01', [], false],
  ['closed', '2026-10-01', [], false],
  ['applied', '2026-12-01', [], false],
  ['applied', '2026-10-01', ['2026-11-27'], true],
  ['applied', '2026-10-01', ['2026-11-28'], false],
  ['applied', '2026-10-01', ['2026-11-01', '2026-12-01'], false],
])('an application that is %s since %s, with steps due %j: %s', (stage, on, due, expected) => {
  const moves = [
    { id: 'a', stage: 'saved' as const, on: '2026-09-01' },
    { id: 'b', stage, on },
  ];
  const nextSteps = due.map((day) => ({ id: day, title: 'Ask for an answer', due: day }));
  expect(isQuiet({ moves, nextSteps }, NOW)).toBe(expected);
});
