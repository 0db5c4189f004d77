import { NO_NUMBER, boundFaults, boundsOf } from './salary-bounds';

const texts = (minSalary: string, maxSalary = '') => ({ minSalary, maxSalary });

it.each([
  ['nothing', texts(''), { minSalary: undefined, maxSalary: undefined }],
  ['one bound', texts('45000'), { minSalary: 45_000, maxSalary: undefined }],
  ['both', texts('0', '070000'), { minSalary: 0, maxSalary: 70_000 }],
  ['the same twice', texts('5', '5'), { minSalary: 5, maxSalary: 5 }],
])('%s bounds the salary', (_what, typed, bounds) => {
  expect(boundFaults(typed)).toEqual({});
  expect(boundsOf(typed)).toEqual(bounds);
});

it.each([
  ['below nothing', texts('-5'), { minSalary: 'A salary cannot be below 0.' }],
  ['a fraction', texts('', '45000.5'), { maxSalary: 'Enter whole dollars, such as 45000.' }],
  ['in short', texts('45k', '1e5'), { minSalary: expect.any(String), maxSalary: expect.any(String) }],
  ['more than any', texts('1000000000001'), { minSalary: 'Enter a lower amount.' }],
  ['the wrong way round', texts('70000', '45000'), { maxSalary: 'The maximum must not be below the minimum.' }],
])('a bound that is %s bounds nothing, and says why', (_what, typed, faults) => {
  expect(boundFaults(typed)).toEqual(faults);
  expect(boundsOf(typed)).toBeUndefined();
});

it('a field that the browser cannot read is at fault, though it tells no text', () => {
  expect(boundFaults(texts(NO_NUMBER))).toEqual({ minSalary: 'Enter whole dollars, such as 45000.' });
});
