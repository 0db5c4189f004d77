import fc from 'fast-check';
import { packNumbers, unpackNumbers } from './pack-numbers.js';

it('decodes the numbers that were encoded', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 32 - 1)), (numbers) => {
      expect([...unpackNumbers(packNumbers(numbers))]).toEqual(numbers);
    }),
  );
});

it('ignores incomplete numbers', () => {
  expect([...unpackNumbers('AQ==')]).toEqual([]);
});
