import { formatMonths, formatYears } from './dates.js';

const period = (startDate: string | undefined, endDate: string | null, isOngoing = false) => ({
  startDate,
  endDate,
  isOngoing,
});

it.each([
  [period('2020-01-01', '2021-03-01T00:00:00.000Z'), 'Jan 2020 – Mar 2021', '2020 – 2021'],
  [period('2020-01-01', null, true), 'Jan 2020 – Present', '2020 – Present'],
  [period('2020-01-01', '2021-01-01', true), 'Jan 2020 – Present', '2020 – Present'],
  [period('2020-01-01', '2020-01-31'), 'Jan 2020', '2020'],
  [period('2020-01-01', null), 'Jan 2020', '2020'],
  [period(undefined, '2020-12-31T23:00:00.000Z'), 'Dec 2020', '2020'],
  [period(undefined, null), '', ''],
])('formats %j', (period, months, years) => {
  expect([formatMonths(period), formatYears(period)]).toEqual([months, years]);
});
