import { arpaModel } from './arpa.js';
import { parseJsgf } from './jsgf.js';
import { wordPairs } from './word-pairs.js';

const model = arpaModel(wordPairs(parseJsgf('#JSGF V1.0; public <s> = (tested | built) services;')));

it('counts the words, the marks of begin and end among them, and the pairs', () => {
  expect(model).toMatch(/^\\data\\\nngram 1=5\nngram 2=5\n\n\\1-grams:\n/);
  expect(model.endsWith('\n\\end\\\n')).toBe(true);
});

it('makes the followers of a word equally likely, and everything else impossible', () => {
  expect(model).toContain('-0.3010\t<s> built\n');
  expect(model).toContain('-0.3010\t<s> tested\n');
  expect(model).toMatch(/^-?0\.0000\tbuilt services$/m);
  expect(model).toMatch(/^-1\tservices\t-99$/m);
  expect(model).not.toContain('built tested');
});
