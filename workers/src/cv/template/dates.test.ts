import { formatMonths, formatYears } from './dates.js';

const createPeriod = (startDate: string | undefined, endDate: string | null, isOngoing = false) => ({
  startDate,
  endDate,
  isOngoing,
});

it.each([
  [createPeriod('2020-01-01', '2021-03-01T00:00:00.000Z'), 'Jan 2020 – Mar 2021', '2020 – 2021'],
  [createPeriod('2020-01-01', null, true), 'Jan 2020 – Present', '2020 – Present'],
  [createPeriod('2020-01-01', '2021-01-01', true), 'Jan 2020 – Present', '2020 – Present'],
  [createPeriod('2020-01-01', '2020-01-31'), 'Jan 2020', '2020'],
  [createPeriod('2020-01-01', null), 'Jan 2020', '2020'],
  [createPeriod(undefined, '2020-12-31T23:00:00.000Z'), 'Dec 2020', '2020'],
  [createPeriod(undefined, null), '', ''],
  [createPeriod('2009', '2011'), '2009 – 2011', '2009 – 2011'],
  [createPeriod('2009', '2009'), '2009', '2009'],
  [createPeriod('2009', null, true), '2009 – Present', '2009 – Present'],
  [createPeriod('2009-05-01T00:00:00.000Z', '2011'), 'May 2009 – 2011', '2009 – 2011'],
  [createPeriod('unknown', '2011'), '2011', '2011'],
])('formats %j', (period, months, years) => {
  expect([formatMonths(period), formatYears(period)]).toEqual([months, years]);
});
