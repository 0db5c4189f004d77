import { getMonthForKey, createMonthRange } from './month-navigation';
import { parseMonth, formatMonth } from './month-text';

const press = (key: string, from: string, min?: string, max?: string): string | undefined => {
  const month = getMonthForKey(key, parseMonth(from) ?? 0, createMonthRange(min, max));
  return month === undefined ? undefined : formatMonth(month);
};

describe('getMonthForKey', () => {
  it.each([
    ['ArrowLeft', '01/2022', '12/2021'],
    ['ArrowRight', '12/2022', '01/2023'],
    ['ArrowUp', '02/2022', '11/2021'],
    ['ArrowDown', '11/2022', '02/2023'],
    ['PageUp', '05/2022', '05/2021'],
    ['PageDown', '05/2022', '05/2023'],
    ['Home', '06/2022', '04/2022'],
    ['End', '04/2022', '06/2022'],
  ])('%s moves from %s to %s', (key, from, to) => expect(press(key, from)).toBe(to));

  it('does not move if the key leads to no month in range', () => {
    expect(press('ArrowRight', '06/2022', undefined, '06/2022')).toBe('06/2022');
    expect(press('ArrowUp', '05/2022', '03/2022')).toBe('05/2022');
    expect(press('PageDown', '05/2022', undefined, '12/2022')).toBe('05/2022');
  });

  it('moves to the nearest month in range of another year', () => {
    expect(press('PageDown', '11/2022', undefined, '03/2023')).toBe('03/2023');
    expect(press('PageUp', '01/2023', '06/2022')).toBe('06/2022');
  });

  it('stays in range with Home and End', () => {
    expect(press('Home', '06/2022', '05/2022')).toBe('05/2022');
    expect(press('End', '04/2022', undefined, '05/2022')).toBe('05/2022');
  });

  it('searches a month in range for at most 40 steps', () => {
    const start = parseMonth('01/2020') ?? 0;
    expect(press('ArrowRight', '01/2020', formatMonth(start + 40))).toBe(formatMonth(start + 40));
    expect(press('ArrowRight', '01/2020', formatMonth(start + 41))).toBe('01/2020');
  });

  it('returns undefined for other keys', () => {
    expect(press('Enter', '01/2022')).toBeUndefined();
    expect(press('Escape', '01/2022')).toBeUndefined();
  });
});
