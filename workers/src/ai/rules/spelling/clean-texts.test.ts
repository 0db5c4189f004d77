import { readData } from '../../../read-data.js';
import { correctGrammar } from '../grammar/correct-grammar.js';
import { correctSpelling } from './correct-spelling.js';

/** Returns all texts of several words in a data file. */
function collectTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return /(?:\S+\s+){5}/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

it.each([
  'golden-set/profiles',
  'sample-feed/roles',
  'sample-feed/companies',
  'sample-feed/families',
  'sample-feed/phrases',
  'sample-feed/events',
  'roles/roles',
])('leaves the correct texts of %s unchanged', (name) => {
  const texts = collectTexts(readData(name));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => correctGrammar(correctSpelling(text)) !== text)).toEqual([]);
});
