import { parseBounds, validateBounds } from './salary-bounds';

const makeBounds = (minSalary: string, maxSalary = '') => ({ minSalary, maxSalary });

it.each([
  ['no bounds', makeBounds(''), { minSalary: undefined, maxSalary: undefined }],
  ['one bound', makeBounds('45000'), { minSalary: 45_000, maxSalary: undefined }],
  ['both', makeBounds('0', '070000'), { minSalary: 0, maxSalary: 70_000 }],
  ['equal bounds', makeBounds('5', '5'), { minSalary: 5, maxSalary: 5 }],
])('accepts %s', (_what, values, expected) => {
  expect(validateBounds(values)).toEqual({});
  expect(parseBounds(values)).toEqual(expected);
});

it.each([
  ['negative', makeBounds('-5'), { minSalary: 'A salary cannot be below 0.' }],
  ['a fraction', makeBounds('', '45000.5'), { maxSalary: 'Enter a whole amount, such as 45,000.' }],
  ['not in digits', makeBounds('45k', '1e5'), { minSalary: expect.any(String), maxSalary: expect.any(String) }],
  ['too high', makeBounds('1000000000001'), { minSalary: 'Enter a lower amount.' }],
  [
    'a maximum below the minimum',
    makeBounds('70000', '45000'),
    { maxSalary: 'The maximum must not be below the minimum.' },
  ],
])('rejects a bound that is %s', (_what, values, errors) => {
  expect(validateBounds(values)).toEqual(errors);
  expect(parseBounds(values)).toBeUndefined();
});
