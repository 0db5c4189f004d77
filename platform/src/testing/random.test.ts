import { pick, seededRandom, sample } from './random.js';

const VALUES = 'abcdefghij'.split('');

it('is deterministic for a seed and differs between seeds', () => {
  const draw = (seed: number) => sample(seededRandom(seed), VALUES, 5).join('');
  expect(draw(1)).toBe(draw(1));
  expect(new Set([1, 2, 3, 4].map(draw)).size).toBeGreaterThan(1);
});

it('samples without repetition, in order, and at most all values', () => {
  const drawn = sample(seededRandom(7), VALUES, 4);
  expect(drawn).toHaveLength(4);
  expect(drawn).toEqual(VALUES.filter((value) => drawn.includes(value)));
  expect(sample(seededRandom(7), VALUES, 99)).toEqual(VALUES);
});

it('throws when picking from an empty list', () => {
  expect(() => pick(seededRandom(1), [])).toThrow('cannot pick from an empty list');
});
