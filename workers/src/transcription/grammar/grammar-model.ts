import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arpaModel } from './arpa.js';
import { GrammarError } from './grammar.js';
import { parseJsgf } from './jsgf.js';
import { BEGIN, END, wordPairs } from './word-pairs.js';

/**
 * The language model of a JSGF file, all of whose words the pronunciation dictionary knows.
 * @throws {GrammarError} where it cannot be read, is no such grammar, or has a word that nobody knows how to pronounce.
 */
export function grammarModel(file: string, dictionary: string): string {
  const pairs = wordPairs(parseJsgf(textOf(file)));
  const known = new Set(
    textOf(dictionary)
      .split('\n')
      .map((line) => line.slice(0, line.indexOf(' '))),
  );
  const words = new Set([...pairs.values()].flatMap((followers) => [...followers]));
  const unknown = [...words].filter((word) => word !== BEGIN && word !== END && !known.has(word));
  if (unknown.length > 0) throw new GrammarError(`not in the pronunciation dictionary: ${unknown.join(', ')}`);
  return arpaModel(pairs);
}

/** Does something with the path of a file that holds a language model, and removes the file. */
export async function withModelFile<Result>(model: string, use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'trackrecord-grammar-'));
  try {
    const path = join(folder, 'grammar.lm');
    await writeFile(path, model);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new GrammarError(`${file} cannot be read`);
  }
}
