import fc from 'fast-check';
import { additions, type AdditionKind } from './additions.js';

const word = fc.constantFrom(
  ...'i we built wrote tested sold the a an new old shop site guests kitchen report with for and then in at of my team, quickly. phones; letters: London Maria 40 five 2018 % $12 TypeScript sql engineer won weekly'.split(
    ' ',
  ),
);
const speech = fc.array(word, { minLength: 1, maxLength: 30 });
const anything = fc.oneof(
  speech.map((words) => words.join(' ')),
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

const pieces: Readonly<Record<'number' | 'name' | 'tool' | 'title', readonly string[]>> = {
  number: ['7', '3,500', '90%', 'seven', 'ninety', 'a dozen', 'hundreds', '8k', '$90', '٧'],
  name: ['Google', 'Siemens', 'Priya', 'McKinsey', 'eBay', 'Dubai', 'IBM', 'https://a.example'],
  tool: ['PostgreSQL', 'Kubernetes', 'JavaScript', 'Figma', 'Photoshop'],
  title: ['senior', 'director', 'manager', 'architect', 'head of', 'consultant'],
};
const kinds: readonly (keyof typeof pieces)[] = ['number', 'name', 'tool', 'title'];
const accepted: Readonly<Record<keyof typeof pieces, readonly AdditionKind[]>> = {
  number: ['number', 'date'],
  name: ['name'],
  // "At Figma" is an employer.
  tool: ['tool', 'name'],
  title: ['title'],
};

describe('the truth guard, whatever is said', () => {
  it('finds nothing added where nothing is', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(additions(text, text)).toEqual([]);
        expect(additions(text, ` ${text}\n`)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('finds nothing added where sentences are put in another order or made a list', () => {
    fc.assert(
      fc.property(fc.array(speech, { minLength: 1, maxLength: 5 }), (sentences) => {
        const said = sentences.map((words) => words.join(' ').replace(/[.,;:]/g, ''));
        const list = [...said].reverse().map((sentence) => `• ${sentence}.`);
        expect(additions(`${said.join('. ')}.`, list.join('\n'))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each(kinds)('always finds a %s that is put in anywhere', (kind) => {
    fc.assert(
      fc.property(speech, fc.nat(30), fc.constantFrom(...pieces[kind]), (words, place, piece) => {
        const at = place % (words.length + 1);
        const more = [...words.slice(0, at), piece, ...words.slice(at)];
        const found = additions(words.join(' '), more.join(' ')).map((addition) => addition.kind);
        expect(found.some((one) => accepted[kind].includes(one))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  // What takes too long ends with the deadline of every test.
  it('answers for hostile text, too', () => {
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
      expect(additions('I worked at a shop', text)).toBeInstanceOf(Array);
      expect(additions(text, `${text} and more`)).toBeInstanceOf(Array);
    }
  });
});
