import { toArpaModel } from './arpa.js';
import { parseJsgf } from './jsgf.js';
import { computeWordPairs } from './word-pairs.js';

const model = toArpaModel(computeWordPairs(parseJsgf('#JSGF V1.0; public <s> = (tested | built) services;')));

it('counts words (including start and end markers) and pairs', () => {
  expect(model).toMatch(/^\\data\\\nngram 1=5\nngram 2=5\n\n\\1-grams:\n/);
  expect(model.endsWith('\n\\end\\\n')).toBe(true);
});

it('makes the followers of a word equally likely and other pairs impossible', () => {
  expect(model).toContain('-0.3010\t<s> built\n');
  expect(model).toContain('-0.3010\t<s> tested\n');
  expect(model).toMatch(/^-?0\.0000\tbuilt services$/m);
  expect(model).toMatch(/^-1\tservices\t-99$/m);
  expect(model).not.toContain('built tested');
});
