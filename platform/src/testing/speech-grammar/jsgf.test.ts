import { GrammarError } from './grammar.js';
import { parseJsgf } from './jsgf.js';
import { computeWordPairs } from './word-pairs.js';

const HEADER = '#JSGF V1.0 UTF-8 en;\ngrammar experience;\n';

/** Returns the sorted word pairs of a grammar as `word follower`. */
const getPairs = (rules: string): readonly string[] =>
  [...computeWordPairs(parseJsgf(HEADER + rules))]
    .flatMap(([word, followers]) => [...followers].map((follower) => `${word} ${follower}`))
    .sort();

it('parses a sequence in lower case', () => {
  expect(getPairs('public <s> = I led Engineers;')).toEqual(['<s> i', 'engineers </s>', 'i led', 'led engineers']);
});

it('parses alternatives, groups and optional parts', () => {
  expect(getPairs('public <s> = (a | b) [c] d;')).toEqual([
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

it('allows optional parts at the start and end', () => {
  expect(getPairs('public <s> = [a] b [c];')).toEqual(['<s> a', '<s> b', 'a b', 'b </s>', 'b c', 'c </s>']);
});

it('parses + and *', () => {
  expect(getPairs('public <s> = a b+;')).toEqual(['<s> a', 'a b', 'b </s>', 'b b']);
  expect(getPairs('public <s> = a (b c)*;')).toEqual(['<s> a', 'a </s>', 'a b', 'b c', 'c </s>', 'c b']);
});

it('resolves rule references and several public rules', () => {
  const rules = 'public <one> = built <thing>; <thing> = services | tests; public <two> = <thing>;';
  expect(getPairs(rules)).toEqual([
    '<s> built',
    '<s> services',
    '<s> tests',
    'built services',
    'built tests',
    'services </s>',
    'tests </s>',
  ]);
});

it('skips comments and parses words with apostrophes and digits', () => {
  expect(getPairs("// a note; with signs |\npublic <s> = i'm /* not */ web2;")).toEqual([
    "<s> i'm",
    "i'm web2",
    'web2 </s>',
  ]);
});

it.each([
  ['another file format', 'hello', /begins with/],
  ['no public rule', `${HEADER}<a> = b;`, /public/],
  ['an undefined rule', `${HEADER}public <a> = b <c>;`, /<c> is not defined/],
  ['a rule that refers to itself', `${HEADER}public <a> = b <c>; <c> = d | e <a>;`, /<a> refers to itself/],
  ['a rule defined twice', `${HEADER}public <a> = b; <a> = c;`, /twice/],
  ['an unclosed group', `${HEADER}public <a> = (b c;`, /"\)" is expected, not ";"/],
  ['an unterminated rule', `${HEADER}public <a> = b c`, /not "the end"/],
  ['an empty rule', `${HEADER}public <a> = ;`, /a word is expected/],
  ['weights, naming the line', `${HEADER}public <a> = /2/ b;`, /line 3: "\/" is not supported/],
  ['tags', `${HEADER}public <a> = b {tag};`, /"\{" is not supported/],
  ['imports', `${HEADER}import <other.*>;`, /not supported/],
])('rejects %s', (_, text, message) => {
  const parse = () => computeWordPairs(parseJsgf(text));
  expect(parse).toThrow(GrammarError);
  expect(parse).toThrow(message);
});
