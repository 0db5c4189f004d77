import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toArpaModel } from './arpa.js';
import { GrammarError } from './grammar.js';
import { parseJsgf } from './jsgf.js';
import { BEGIN, END, computeWordPairs } from './word-pairs.js';

const INSTALLED_MODEL = '/usr/share/pocketsphinx/model/en-us';

/**
 * Writes a model folder for `ASR_MODEL` that restricts the offline transcriber to a JSGF grammar, so that it recognizes
 * synthesized speech reliably. The acoustic model is a symbolic link to the installed one.
 * @throws {GrammarError} if the grammar is invalid or has a word missing from the pronunciation dictionary.
 */
export function writeGrammarModel(folder: string, grammar: string, installedModel = INSTALLED_MODEL): void {
  const pairs = computeWordPairs(parseJsgf(grammar));
  const words = new Set([...pairs.values()].flatMap((followers) => [...followers]));
  // Only the words of the grammar: the whole dictionary takes seconds to load.
  const entries = readFileSync(join(installedModel, 'cmudict-en-us.dict'), 'utf8')
    .split('\n')
    .filter((entry) => words.has(getWord(entry)));
  const knownWords = new Set([BEGIN, END, ...entries.map(getWord)]);
  const unknownWords = [...words].filter((word) => !knownWords.has(word));
  if (unknownWords.length > 0)
    throw new GrammarError(`not in the pronunciation dictionary: ${unknownWords.join(', ')}`);
  mkdirSync(folder);
  symlinkSync(join(installedModel, 'en-us'), join(folder, 'en-us'));
  writeFileSync(join(folder, 'cmudict-en-us.dict'), `${entries.join('\n')}\n`);
  // A text file despite the name: the transcriber detects the format by the content.
  writeFileSync(join(folder, 'en-us.lm.bin'), toArpaModel(pairs));
}

/** Returns the word of an entry: "read" for `read R EH D` and `read(2) R IY D`. */
const getWord = (entry: string): string => entry.slice(0, entry.search(/[( ]/));
