import {
  educationInput,
  isoToMonth,
  isMonthBefore,
  lenientExperienceInput,
  monthToIso,
  projectInput,
} from './index.js';
import { optionalMonth, startMonth } from './date-rules.js';

describe('A typed month or year', () => {
  it.each([
    ['05/2014', '2014-05-01T00:00:00.000Z'],
    [' 12/1999 ', '1999-12-01T00:00:00.000Z'],
    ['2014', '2014'],
    [' 1987 ', '1987'],
  ])('%s is stored as %s and shown as it was typed', (typed, stored) => {
    expect(optionalMonth.safeParse(typed).success).toBe(true);
    expect(monthToIso(typed)).toBe(stored);
    expect(isoToMonth(stored)).toBe(typed.trim());
  });

  it.each(['13/2014', '00/2014', '5/2014', '14', '201', '20145', '2014-05', 'May 2014', '05/14'])(
    '%s is rejected',
    (typed) => {
      expect(optionalMonth.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
        'Please enter the month as MM/yyyy, or only the year.',
      ]);
      expect(monthToIso(typed)).toBeUndefined();
    },
  );

  it('is not a start if it is in the future', () => {
    const year = new Date().getUTCFullYear();
    expect(startMonth.safeParse(String(year)).success).toBe(true);
    expect(startMonth.safeParse(String(year + 2)).success).toBe(false);
  });
});

describe('isoToMonth', () => {
  it.each([
    ['2014-05-17', '05/2014'],
    ['2014-05-31T23:30:00-02:00', '06/2014'],
    ['2014', '2014'],
    ['', ''],
    [null, ''],
    ['unknown', ''],
  ])('converts %s to "%s"', (iso, month) => expect(isoToMonth(iso)).toBe(month));
});

describe('An end is before a start', () => {
  it.each([
    ['2013', '2014', true],
    ['2013', '2014-01-01', true],
    ['2013-12-31', '2014', true],
    ['2014-04-30', '2014-05-01T00:00:00.000Z', true],
    ['2014', '2014', false],
    ['2014', '2014-12-01T00:00:00.000Z', false],
    ['2014-01-01T00:00:00.000Z', '2014', false],
    ['2014-05-01', '2014-05-17', false],
    ['2015', '2014', false],
    [null, '2014', false],
    ['2014', undefined, false],
  ])('%s, %s: %s', (end, start, isBefore) => {
    expect(isMonthBefore(end, start)).toBe(isBefore);
    const dates = { startDate: start, endDate: end };
    const items = [
      educationInput.safeParse({ institution: 'School', courseType: 'Diploma', courseName: 'Boats', ...dates }),
      lenientExperienceInput.safeParse({ company: 'Engines', title: 'Programmer', ...dates }),
      projectInput.safeParse({ title: 'Notes', description: 'On a paper.', ...dates }),
    ];
    expect(items.map(({ success }) => success)).toEqual([!isBefore, !isBefore, !isBefore]);
  });
});

it.each(['2014-5', '2014-13-01', '201', '20145', 'May 2014', '2014-05'])(
  '%s is not a date of a profile',
  (startDate) => {
    const [issue] =
      lenientExperienceInput.safeParse({ company: 'Engines', title: 'Programmer', startDate }).error?.issues ?? [];
    expect(issue?.path).toEqual(['startDate']);
  },
);
