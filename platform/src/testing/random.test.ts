import { pick, seededRandom, sample } from './random.js';

const VALUES = 'abcdefghij'.split('');

it('is deterministic for a seed and differs between seeds', () => {
  const drawLetters = (seed: number) => sample(seededRandom(seed), VALUES, 5).join('');
  expect(drawLetters(1)).toBe(drawLetters(1));
  expect(new Set([1, 2, 3, 4].map(drawLetters)).size).toBeGreaterThan(1);
});

it('samples without repetition, in order, and at most all values', () => {
  const sampled = sample(seededRandom(7), VALUES, 4);
  expect(sampled).toHaveLength(4);
  expect(sampled).toEqual(VALUES.filter((value) => sampled.includes(value)));
  expect(sample(seededRandom(7), VALUES, 99)).toEqual(VALUES);
});

it('throws when picking from an empty list', () => {
  expect(() => pick(seededRandom(1), [])).toThrow('cannot pick from an empty list');
});
