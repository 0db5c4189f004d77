import { INVALID_NUMBER, parseBounds, validateBounds } from './salary-bounds';

const bounds = (minSalary: string, maxSalary = '') => ({ minSalary, maxSalary });

it.each([
  ['no bounds', bounds(''), { minSalary: undefined, maxSalary: undefined }],
  ['one bound', bounds('45000'), { minSalary: 45_000, maxSalary: undefined }],
  ['both', bounds('0', '070000'), { minSalary: 0, maxSalary: 70_000 }],
  ['equal bounds', bounds('5', '5'), { minSalary: 5, maxSalary: 5 }],
])('accepts %s', (_what, values, expected) => {
  expect(validateBounds(values)).toEqual({});
  expect(parseBounds(values)).toEqual(expected);
});

it.each([
  ['negative', bounds('-5'), { minSalary: 'A salary cannot be below 0.' }],
  ['a fraction', bounds('', '45000.5'), { maxSalary: 'Enter whole dollars, such as 45000.' }],
  ['abbreviated', bounds('45k', '1e5'), { minSalary: expect.any(String), maxSalary: expect.any(String) }],
  ['too high', bounds('1000000000001'), { minSalary: 'Enter a lower amount.' }],
  [
    'a maximum below the minimum',
    bounds('70000', '45000'),
    { maxSalary: 'The maximum must not be below the minimum.' },
  ],
])('rejects a bound that is %s', (_what, values, errors) => {
  expect(validateBounds(values)).toEqual(errors);
  expect(parseBounds(values)).toBeUndefined();
});

it('rejects a field with invalid number input', () => {
  expect(validateBounds(bounds(INVALID_NUMBER))).toEqual({ minSalary: 'Enter whole dollars, such as 45000.' });
});
