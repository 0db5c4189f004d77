import { monthForKey, monthRange } from './month-navigation';
import { parseMonth, formatMonth } from './month-text';

const press = (key: string, from: string, min?: string, max?: string): string | undefined => {
  const month = monthForKey(key, parseMonth(from) ?? 0, monthRange(min, max));
  return month === undefined ? undefined : formatMonth(month);
};

describe('A key of the month grid', () => {
  it.each([
    ['ArrowLeft', '01/2022', '12/2021'],
    ['ArrowRight', '12/2022', '01/2023'],
    ['ArrowUp', '02/2022', '11/2021'],
    ['ArrowDown', '11/2022', '02/2023'],
    ['PageUp', '05/2022', '05/2021'],
    ['PageDown', '05/2022', '05/2023'],
    ['Home', '06/2022', '04/2022'],
    ['End', '04/2022', '06/2022'],
  ])('%s goes from %s to %s', (key, from, to) => expect(press(key, from)).toBe(to));

  it('stays where no month can be chosen beyond', () => {
    expect(press('ArrowRight', '06/2022', undefined, '06/2022')).toBe('06/2022');
    expect(press('ArrowUp', '05/2022', '03/2022')).toBe('05/2022');
    expect(press('PageDown', '05/2022', undefined, '12/2022')).toBe('05/2022');
  });

  it('goes to the nearest month of another year that can be chosen', () => {
    expect(press('PageDown', '11/2022', undefined, '03/2023')).toBe('03/2023');
    expect(press('PageUp', '01/2023', '06/2022')).toBe('06/2022');
  });

  it('stays in the range at the ends of a row', () => {
    expect(press('Home', '06/2022', '05/2022')).toBe('05/2022');
    expect(press('End', '04/2022', undefined, '05/2022')).toBe('05/2022');
  });

  it('looks 40 steps for a month that can be chosen, and no further', () => {
    const start = parseMonth('01/2020') ?? 0;
    expect(press('ArrowRight', '01/2020', formatMonth(start + 40))).toBe(formatMonth(start + 40));
    expect(press('ArrowRight', '01/2020', formatMonth(start + 41))).toBe('01/2020');
  });

  it('is left to others if it moves nothing', () => {
    expect(press('Enter', '01/2022')).toBeUndefined();
    expect(press('Escape', '01/2022')).toBeUndefined();
  });
});
