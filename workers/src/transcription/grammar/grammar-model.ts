import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model } from '../recogniser-filter.js';
import { arpaModel } from './arpa.js';
import { GrammarError } from './grammar.js';
import { parseJsgf } from './jsgf.js';
import { BEGIN, END, wordPairs } from './word-pairs.js';

/** What the recogniser needs to hear a grammar and nothing else: the contents of its two files. */
export interface GrammarModel {
  readonly language: string;
  /** The grammar's words alone: with the whole dictionary a small language model loads for seconds. */
  readonly dictionary: string;
}

/**
 * The model of a JSGF file, all of whose words the pronunciation dictionary knows.
 * @throws {GrammarError} where it cannot be read, is no such grammar, or has a word that nobody knows how to pronounce.
 */
export function grammarModel(file: string, dictionary: string): GrammarModel {
  const pairs = wordPairs(parseJsgf(textOf(file)));
  const words = new Set([...pairs.values()].flatMap((followers) => [...followers]));
  const entries = textOf(dictionary)
    .split('\n')
    .filter((entry) => words.has(wordOf(entry)));
  const known = new Set([BEGIN, END, ...entries.map(wordOf)]);
  const unknown = [...words].filter((word) => !known.has(word));
  if (unknown.length > 0) throw new GrammarError(`not in the pronunciation dictionary: ${unknown.join(', ')}`);
  return { language: arpaModel(pairs), dictionary: `${entries.join('\n')}\n` };
}

/** Does something with the model of a grammar in files beside the acoustic one, and removes the files. */
export async function withModelFiles<Result>(
  { acoustic }: Model,
  { language, dictionary }: GrammarModel,
  use: (model: Model) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'trackrecord-grammar-'));
  try {
    const model = { acoustic, language: join(folder, 'grammar.lm'), dictionary: join(folder, 'grammar.dict') };
    await writeFile(model.language, language);
    await writeFile(model.dictionary, dictionary);
    return await use(model);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `read R EH D` and `read(2) R IY D` are both of "read". */
const wordOf = (entry: string): string => entry.slice(0, entry.search(/[( ]/));

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new GrammarError(`${file} cannot be read`);
  }
}
