import fc from 'fast-check';
import { findUnsupportedClaims } from '../../truth/find-unsupported-claims.js';
import { enhance } from './enhance.js';

const enhanceText = (description: string): string => enhance(description).text;

const phrase = fc.constantFrom(
  ...`um|uh,|you know|like|basically|so|and|then|also|i|I|we|was|am|have|responsible for|managing|building|increased|built|
  wrote|tested|led|the|the|a|an|my|team|site|shop|colleague|and I|and then i|javascript|node js|C++|go|react|Python|.NET|five|5|2019|
  recieved|custumers|lorrys|writed|didnt|alot|saturdays|a award|has|have|done|since two years|there|responsible of|informations|
  20%|twenty|twenty|March|Google|in|at|of|for|to|with|e.g.|etc.|Mr. Smith|U.S.|https://a.io/i|.|.|,|!|?|;|:|\n|\n- |\n\n|•|-|1.|(|)|"|'|é|日本|مرحبا`
    .split('|')
    .map((word) => word.replace(/^\n {2}/, '')),
);
const speech = fc.array(phrase, { maxLength: 40 }).map((words) => words.join(' '));
const anyText = fc.oneof(
  speech,
  speech,
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.lorem({ maxCount: 60 }),
);

const countDigits = (value: string): number => value.match(/\p{N}/gu)?.length ?? 0;

describe('enhance for arbitrary text', () => {
  it('adds no claims', () => {
    fc.assert(
      fc.property(anyText, (description) =>
        expect(findUnsupportedClaims(description, enhanceText(description))).toEqual([]),
      ),
      { numRuns: 400 },
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (description) => {
        const once = enhanceText(description);
        expect(enhanceText(once)).toBe(once);
      }),
      { numRuns: 400 },
    );
  });

  it('returns no more digits than the input, and at most 2000 characters', () => {
    fc.assert(
      fc.property(anyText, (description) => {
        expect(countDigits(enhanceText(description))).toBeLessThanOrEqual(countDigits(description));
        expect(enhanceText(description).length).toBeLessThanOrEqual(2000);
      }),
      { numRuns: 300 },
    );
  });

  // Catastrophic backtracking would exceed the test timeout.
  it('handles hostile text in time', () => {
    const hostile = [
      'i was like '.repeat(900),
      'um '.repeat(3_000),
      ', like'.repeat(1_600),
      'a, '.repeat(3_000),
      '. '.repeat(5_000),
      'x'.repeat(10_000),
      'and I built '.repeat(800),
      '- '.repeat(5_000),
      'the the '.repeat(1_200),
      'recievd '.repeat(1_200),
      'I have been working there '.repeat(400),
      'a an '.repeat(2_000),
      ', many'.repeat(1_600),
    ];
    for (const description of hostile) {
      expect(enhance(description).text.length).toBeLessThanOrEqual(2_000);
    }
  });
});
