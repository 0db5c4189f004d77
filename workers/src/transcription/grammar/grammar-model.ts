import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model } from '../asr-filter.js';
import { toArpaModel } from './arpa.js';
import { GrammarError } from './grammar.js';
import { parseJsgf } from './jsgf.js';
import { BEGIN, END, computeWordPairs } from './word-pairs.js';

/** The contents of the two model files for a grammar. */
export interface GrammarModel {
  readonly language: string;
  /** Only the words of the grammar; the whole dictionary takes seconds to load. */
  readonly dictionary: string;
}

/**
 * Builds the model for a JSGF file.
 * @throws {GrammarError} if the file is unreadable or invalid, or has a word missing from the pronunciation dictionary.
 */
export function buildGrammarModel(file: string, dictionary: string): GrammarModel {
  const pairs = computeWordPairs(parseJsgf(readText(file)));
  const words = new Set([...pairs.values()].flatMap((followers) => [...followers]));
  const entries = readText(dictionary)
    .split('\n')
    .filter((entry) => words.has(getWord(entry)));
  const knownWords = new Set([BEGIN, END, ...entries.map(getWord)]);
  const unknownWords = [...words].filter((word) => !knownWords.has(word));
  if (unknownWords.length > 0)
    throw new GrammarError(`not in the pronunciation dictionary: ${unknownWords.join(', ')}`);
  return { language: toArpaModel(pairs), dictionary: `${entries.join('\n')}\n` };
}

/** Writes the model of a grammar to temporary files for the duration of a call. */
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

/** Returns the word of an entry: "read" for `read R EH D` and `read(2) R IY D`. */
const getWord = (entry: string): string => entry.slice(0, entry.search(/[( ]/));

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new GrammarError(`${file} cannot be read`);
  }
}
