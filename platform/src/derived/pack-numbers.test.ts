import fc from 'fast-check';
import { packedNumbers, unpackedNumbers } from './pack-numbers.js';

it('decodes the numbers that were encoded', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 32 - 1)), (numbers) => {
      expect([...unpackedNumbers(packedNumbers(numbers))]).toEqual(numbers);
    }),
  );
});

it('ignores incomplete numbers', () => {
  expect([...unpackedNumbers('AQ==')]).toEqual([]);
});
