import { monthsOf, yearsOf } from './dates.js';

const during = (startDate: string | undefined, endDate: string | null, isGoingOn = false) => ({
  startDate,
  endDate,
  isGoingOn,
});

it.each([
  [during('2020-01-01', '2021-03-01T00:00:00.000Z'), 'Jan 2020 – Mar 2021', '2020 – 2021'],
  [during('2020-01-01', null, true), 'Jan 2020 – Present', '2020 – Present'],
  [during('2020-01-01', '2021-01-01', true), 'Jan 2020 – Present', '2020 – Present'],
  [during('2020-01-01', '2020-01-31'), 'Jan 2020', '2020'],
  [during('2020-01-01', null), 'Jan 2020', '2020'],
  [during(undefined, '2020-12-31T23:00:00.000Z'), 'Dec 2020', '2020'],
  [during(undefined, null), '', ''],
])('says when %j was', (period, months, years) => {
  expect([monthsOf(period), yearsOf(period)]).toEqual([months, years]);
});
