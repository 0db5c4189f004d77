import { parseMonth, formatMonthName, normalizeMonth, formatMonth } from './month-text';

describe('normalizeMonth', () => {
  it.each([
    ['3/2022', '03/2022'],
    ['03/2022', '03/2022'],
    ['032022', '03/2022'],
    ['32022', '03/2022'],
    ['122022', '12/2022'],
    ['12022', '01/2022'],
    ['3-2022', '03/2022'],
    ['03.2022', '03/2022'],
    [' 3 / 2022 ', '03/2022'],
    ['2022-03', '03/2022'],
    ['2022/3', '03/2022'],
    ['202203', '03/2022'],
  ])('converts %s to %s', (typed, month) => expect(normalizeMonth(typed)).toBe(month));

  it.each(['', '3', '13/2022', '00/2022', '3/22', '3/20222', 'March', '1/03/2022'])(
    'leaves "%s" unchanged',
    (typed) => {
      expect(parseMonth(typed)).toBeUndefined();
      expect(normalizeMonth(typed)).toBe(typed);
    },
  );

  it('parses and formats months consistently', () => {
    const march = parseMonth('03/2022') ?? 0;
    expect(formatMonth(march + 9)).toBe('12/2022');
    expect(formatMonth(march - 3)).toBe('12/2021');
    expect(formatMonthName(march + 10)).toBe('January 2023');
  });
});
