import fc from 'fast-check';
import { MatchScale } from './match-scale.js';

/** The fits of a corpus: most jobs are unrelated, some fit better. */
const createFits = (unrelated: number, relatedCount: number, related: number): readonly number[] => [
  ...Array.from({ length: 200 - relatedCount }, (_none, index) => (unrelated * (index % 10)) / 10),
  ...Array.from({ length: relatedCount }, () => related),
];

it.each([
  ['profiles and postings that say much', createFits(0.3, 10, 0.7), 0.7, 0.28],
  ['postings that say much, and a profile that says little', createFits(0.12, 5, 0.35), 0.35, 0.11],
  ['one related job among hundreds', createFits(0.2, 1, 0.5), 0.5, 0.19],
  ['a corpus in which most jobs are related', createFits(0.3, 150, 0.75), 0.75, 0.28],
])('calls related jobs strong and unrelated ones unrelated for %s', (_name, fits, related, unrelated) => {
  const scale = new MatchScale(fits);
  expect(scale.toPercentage(related)).toBeGreaterThanOrEqual(70);
  expect(scale.toPercentage(unrelated)).toBeLessThan(30);
});

it('does not call the best of unrelated jobs related', () => {
  expect(new MatchScale(createFits(0.08, 0, 0)).toPercentage(0.12)).toBeLessThan(30);
});

it('returns 0 for no fit, 100 for a full one, and never less for a better one', () => {
  const fitArbitrary = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(fitArbitrary, { maxLength: 100 }), fitArbitrary, fitArbitrary, (fits, one, other) => {
      const scale = new MatchScale(fits);
      const [lower, higher] = one < other ? [one, other] : [other, one];
      expect(scale.toPercentage(lower)).toBeLessThanOrEqual(scale.toPercentage(higher));
      expect([scale.toPercentage(0), scale.toPercentage(1)]).toEqual([0, 100]);
    }),
  );
});
