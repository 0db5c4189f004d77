import type { Profile } from '@trackrecord/contracts';
import { getCareerLevel } from './seniority.js';

const NOW_MS = Date.UTC(2026, 10, 20);
const createExperience = (startDate: string, endDate: string | null = null): Profile['experiences'][number] => ({
  id: '5f0c9a52-2d3b-4c8e-9a53-0d4c1f9b7e12',
  company: 'Acme',
  title: 'Engineer',
  startDate,
  endDate,
  current: endDate === null,
});

it.each([
  ['one year', [createExperience('2025-11-01')], 1],
  ['three years', [createExperience('2023-11-01')], 2],
  ['three years, then nothing', [createExperience('2015-11-01', '2018-11-01')], 2],
  [
    'the same five years twice',
    [createExperience('2015-01-01', '2019-12-01'), createExperience('2015-01-01', '2019-12-01')],
    2,
  ],
  [
    'six years in two spans',
    [createExperience('2010-01-01', '2013-01-01'), createExperience('2020-01-01', '2023-01-02')],
    3,
  ],
  ['one year, of which no month is known', [createExperience('2015', '2015')], 1],
  ['three years, of which no month is known', [createExperience('2009', '2011')], 2],
  ['twelve years', [createExperience('2014-01-01')], 4],
  ['a job that begins next year', [createExperience('2027-06-01')], undefined],
] as const)('derives the level of %s', (_career, experiences, level) => {
  expect(getCareerLevel({ userType: 'professional', experiences: [...experiences] }, NOW_MS)).toBe(level);
});

it('derives the level at the given time', () => {
  const career = { userType: 'professional', experiences: [createExperience('2025-01-01')] } as const;
  const levels = [2026, 2028, 2031, 2036].map((year) =>
    getCareerLevel({ ...career, experiences: [...career.experiences] }, Date.UTC(year, 0, 2)),
  );
  expect(levels).toEqual([1, 2, 3, 4]);
});
