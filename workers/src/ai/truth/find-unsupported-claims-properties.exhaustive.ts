import fc from 'fast-check';
import { findUnsupportedClaims, type ClaimKind } from './find-unsupported-claims.js';

const word = fc.constantFrom(
  ...'i we built wrote tested sold the a an new old shop site guests kitchen report with for and then in at of my team, quickly. phones; letters: London Maria 40 five 2018 % $12 TypeScript sql engineer won weekly'.split(
    ' ',
  ),
);
const speech = fc.array(word, { minLength: 1, maxLength: 30 });
const anyText = fc.oneof(
  speech.map((words) => words.join(' ')),
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

const INSERTIONS: Readonly<Record<'number' | 'name' | 'tool' | 'title', readonly string[]>> = {
  number: ['7', '3,500', '90%', 'seven', 'ninety', 'a dozen', 'hundreds', '8k', '$90', '٧'],
  name: ['Google', 'Siemens', 'Priya', 'McKinsey', 'eBay', 'Dubai', 'IBM', 'https://a.example'],
  tool: ['PostgreSQL', 'Kubernetes', 'JavaScript', 'Figma', 'Photoshop'],
  title: ['senior', 'director', 'manager', 'architect', 'head of', 'consultant'],
};
const KINDS: readonly (keyof typeof INSERTIONS)[] = ['number', 'name', 'tool', 'title'];
const ACCEPTED_KINDS: Readonly<Record<keyof typeof INSERTIONS, readonly ClaimKind[]>> = {
  number: ['number', 'date'],
  name: ['name'],
  // "At Figma" is an employer.
  tool: ['tool', 'name'],
  title: ['title'],
};

describe('findUnsupportedClaims for arbitrary text', () => {
  it('accepts an unchanged text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(findUnsupportedClaims(text, text)).toEqual([]);
        expect(findUnsupportedClaims(text, ` ${text}\n`)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('accepts reordered sentences and lists', () => {
    fc.assert(
      fc.property(fc.array(speech, { minLength: 1, maxLength: 5 }), (sentences) => {
        const plainSentences = sentences.map((words) => words.join(' ').replace(/[.,;:]/g, ''));
        const list = [...plainSentences].reverse().map((sentence) => `• ${sentence}.`);
        expect(findUnsupportedClaims(`${plainSentences.join('. ')}.`, list.join('\n'))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each(KINDS)('finds a %s inserted anywhere', (kind) => {
    fc.assert(
      fc.property(speech, fc.nat(30), fc.constantFrom(...INSERTIONS[kind]), (words, position, insertion) => {
        const index = position % (words.length + 1);
        const extended = [...words.slice(0, index), insertion, ...words.slice(index)];
        const foundKinds = findUnsupportedClaims(words.join(' '), extended.join(' ')).map((claim) => claim.kind);
        expect(foundKinds.some((foundKind) => ACCEPTED_KINDS[kind].includes(foundKind))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  // Catastrophic backtracking would exceed the test timeout.
  it('handles hostile text in time', () => {
    const hostile = [
      'five '.repeat(2_000),
      '5,'.repeat(5_000),
      'A'.repeat(10_000),
      'May 5 '.repeat(1_600),
      'manage a '.repeat(1_100),
      '.'.repeat(10_000),
      'x@'.repeat(5_000),
      'a-'.repeat(5_000),
      'a.com'.repeat(2_000),
    ];
    for (const text of hostile) {
      expect(findUnsupportedClaims('I worked at a shop', text)).toBeInstanceOf(Array);
      expect(findUnsupportedClaims(text, `${text} and more`)).toBeInstanceOf(Array);
    }
  });
});
