import { monthAt, monthRange } from './month-steps';
import { readMonth, writeMonth } from './month-text';

const goes = (key: string, from: string, min?: string, max?: string): string | undefined => {
  const month = monthAt(key, readMonth(from) ?? 0, monthRange(min, max));
  return month === undefined ? undefined : writeMonth(month);
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
  ])('%s goes from %s to %s', (key, from, to) => expect(goes(key, from)).toBe(to));

  it('stays where no month can be chosen beyond', () => {
    expect(goes('ArrowRight', '06/2022', undefined, '06/2022')).toBe('06/2022');
    expect(goes('ArrowUp', '05/2022', '03/2022')).toBe('05/2022');
    expect(goes('PageDown', '05/2022', undefined, '12/2022')).toBe('05/2022');
  });

  it('goes to the nearest month of another year that can be chosen', () => {
    expect(goes('PageDown', '11/2022', undefined, '03/2023')).toBe('03/2023');
    expect(goes('PageUp', '01/2023', '06/2022')).toBe('06/2022');
  });

  it('stays in the range at the ends of a row', () => {
    expect(goes('Home', '06/2022', '05/2022')).toBe('05/2022');
    expect(goes('End', '04/2022', undefined, '05/2022')).toBe('05/2022');
  });

  it('looks 40 steps for a month that can be chosen, and no further', () => {
    const at = readMonth('01/2020') ?? 0;
    expect(goes('ArrowRight', '01/2020', writeMonth(at + 40))).toBe(writeMonth(at + 40));
    expect(goes('ArrowRight', '01/2020', writeMonth(at + 41))).toBe('01/2020');
  });

  it('is left to others if it moves nothing', () => {
    expect(goes('Enter', '01/2022')).toBeUndefined();
    expect(goes('Escape', '01/2022')).toBeUndefined();
  });
});
