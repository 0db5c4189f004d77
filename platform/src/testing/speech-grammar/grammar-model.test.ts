import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeGrammarModel } from './grammar-model.js';
import { GrammarError } from './grammar.js';

const folder = mkdtempSync(join(tmpdir(), 'grammar-model-test-'));
const installed = join(folder, 'installed');
mkdirSync(installed);
writeFileSync(join(installed, 'cmudict-en-us.dict'), 'i AY\nread R EH D\nread(2) R IY D\nreader R IY D ER\n');
afterAll(() => rmSync(folder, { recursive: true }));

it('writes a model folder with the words of the grammar and a link to the acoustic model', () => {
  const model = join(folder, 'model');
  writeGrammarModel(model, '#JSGF V1.0; public <s> = I read;', installed);
  expect(readlinkSync(join(model, 'en-us'))).toBe(join(installed, 'en-us'));
  expect(readFileSync(join(model, 'cmudict-en-us.dict'), 'utf8')).toBe('i AY\nread R EH D\nread(2) R IY D\n');
  expect(readFileSync(join(model, 'en-us.lm.bin'), 'utf8')).toContain('0.0000\ti read\n');
});

it('rejects words missing from the pronunciation dictionary and writes nothing', () => {
  const model = join(folder, 'odd');
  const write = () => writeGrammarModel(model, '#JSGF V1.0; public <s> = I zorbled;', installed);
  expect(write).toThrow(GrammarError);
  expect(write).toThrow(/pronunciation dictionary: zorbled$/);
  expect(existsSync(model)).toBe(false);
});
