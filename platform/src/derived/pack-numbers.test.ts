import fc from 'fast-check';
import { packedNumbers, unpackedNumbers } from './pack-numbers.js';

it('numbers come out as they went in', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 32 - 1)), (numbers) => {
      expect([...unpackedNumbers(packedNumbers(numbers))]).toEqual(numbers);
    }),
  );
});

it('what is no packed number is left out', () => {
  expect([...unpackedNumbers('AQ==')]).toEqual([]);
});
