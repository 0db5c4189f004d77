import { GrammarError } from './grammar.js';
import { parseJsgf } from './jsgf.js';
import { wordPairs } from './word-pairs.js';

const HEADER = '#JSGF V1.0 UTF-8 en;\ngrammar experience;\n';

/** The pairs of a grammar as `before after`, sorted. */
const pairsOf = (rules: string): readonly string[] =>
  [...wordPairs(parseJsgf(HEADER + rules))]
    .flatMap(([word, followers]) => [...followers].map((follower) => `${word} ${follower}`))
    .sort();

it('reads a sequence, in lower case', () => {
  expect(pairsOf('public <s> = I led Engineers;')).toEqual(['<s> i', 'engineers </s>', 'i led', 'led engineers']);
});

it('reads choices, groups and what may be left out', () => {
  expect(pairsOf('public <s> = (a | b) [c] d;')).toEqual([
    '<s> a',
    '<s> b',
    'a c',
    'a d',
    'b c',
    'b d',
    'c d',
    'd </s>',
  ]);
});

it('lets what may be left out begin and end an utterance', () => {
  expect(pairsOf('public <s> = [a] b [c];')).toEqual(['<s> a', '<s> b', 'a b', 'b </s>', 'b c', 'c </s>']);
});

it('reads repetition, once or more and any number of times', () => {
  expect(pairsOf('public <s> = a b+;')).toEqual(['<s> a', 'a b', 'b </s>', 'b b']);
  expect(pairsOf('public <s> = a (b c)*;')).toEqual(['<s> a', 'a </s>', 'a b', 'b c', 'c </s>', 'c b']);
});

it('follows rules into rules, and takes several public ones', () => {
  const rules = 'public <one> = built <thing>; <thing> = services | tests; public <two> = <thing>;';
  expect(pairsOf(rules)).toEqual([
    '<s> built',
    '<s> services',
    '<s> tests',
    'built services',
    'built tests',
    'services </s>',
    'tests </s>',
  ]);
});

it('skips comments and reads words with apostrophes and digits', () => {
  expect(pairsOf("// a note; with signs |\npublic <s> = i'm /* not */ web2;")).toEqual([
    "<s> i'm",
    "i'm web2",
    'web2 </s>',
  ]);
});

it.each([
  ['a file of another kind', 'hello', /begins with/],
  ['no public rule', `${HEADER}<a> = b;`, /public/],
  ['a rule nobody defined', `${HEADER}public <a> = b <c>;`, /<c> is not defined/],
  ['a rule that refers to itself', `${HEADER}public <a> = b <c>; <c> = d | e <a>;`, /<a> refers to itself/],
  ['a rule defined twice', `${HEADER}public <a> = b; <a> = c;`, /twice/],
  ['a group left open', `${HEADER}public <a> = (b c;`, /"\)" is expected, not ";"/],
  ['a rule without end', `${HEADER}public <a> = b c`, /not "the end"/],
  ['an empty rule', `${HEADER}public <a> = ;`, /a word is expected/],
  ['weights, naming the line', `${HEADER}public <a> = /2/ b;`, /line 3: "\/" is not supported/],
  ['tags', `${HEADER}public <a> = b {tag};`, /"\{" is not supported/],
  ['imports', `${HEADER}import <other.*>;`, /not supported/],
])('refuses %s', (_, text, message) => {
  const read = () => wordPairs(parseJsgf(text));
  expect(read).toThrow(GrammarError);
  expect(read).toThrow(message);
});
