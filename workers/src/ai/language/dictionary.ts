import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What we use of `nspell`, which has no types. Its suggestions take too long: 60 ms for a word. */
interface Speller {
  readonly correct: (word: string) => boolean;
}
type CreateSpeller = (dictionary: { readonly aff: Buffer; readonly dic: Buffer }) => Speller;

/** The longest word of a dictionary; the speller takes quadratic time for long ones. */
export const MAX_WORD_LENGTH = 45;

let loadedSpeller: Speller | undefined;

/** Loads American and British spellings when first needed, in about 0.3 s: they take about 15 MB of memory. */
function getSpeller(): Speller {
  if (loadedSpeller) return loadedSpeller;
  const require = createRequire(import.meta.url);
  const readPart = (name: string, part: string): Buffer =>
    readFileSync(join(dirname(require.resolve(name)), `index.${part}`));
  const createSpeller = require('nspell') as CreateSpeller;
  // Both dictionaries come from one source and have the same rules for forms. `Speller.dictionary` would add the second,
  // but breaks the rules for compounds, so that every word is correct.
  loadedSpeller = createSpeller({
    aff: readPart('dictionary-en', 'aff'),
    dic: Buffer.concat([readPart('dictionary-en', 'dic'), Buffer.from('\n'), readPart('dictionary-en-gb', 'dic')]),
  });
  return loadedSpeller;
}

/** Returns true if a word in this case is in the American or British dictionary: `Delhi`, but not `delhi`. */
export const isInDictionary = (word: string): boolean => word.length <= MAX_WORD_LENGTH && getSpeller().correct(word);
