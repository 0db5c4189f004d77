import { createRequire } from 'node:module';
import type { default as winkNlp, ItsFunction, Model } from 'wink-nlp';

export interface Token {
  readonly text: string;
  readonly lower: string;
  /** As in Universal Dependencies. */
  readonly part: string;
  /** Its position in the text, in UTF-16 units. */
  readonly start: number;
}

type Tagger = (text: string) => readonly Token[];

let loadedTagger: Tagger | undefined;

/** Loads the tagger and its model of English when first needed: they take about 60 MB of memory. */
function loadTagger(): Tagger {
  const require = createRequire(import.meta.url);
  const createNlp = require('wink-nlp') as typeof winkNlp;
  const nlp = createNlp(require('wink-eng-lite-web-model') as Model, ['pos']);
  return (text) => {
    const tokens = nlp.readDoc(text).tokens();
    // oxlint-disable-next-line typescript/unbound-method -- a key of the result, not called here
    const parts = tokens.out(nlp.its.pos as ItsFunction<string>);
    let end = 0;
    return tokens.out().map((tokenText, at) => {
      const start = Math.max(end, text.indexOf(tokenText, end));
      end = start + tokenText.length;
      return { text: tokenText, lower: tokenText.toLowerCase(), part: parts[at] ?? 'X', start };
    });
  };
}

/** Longer text without spaces is no word. It is blanked out, since the tagger takes quadratic time for it. */
const TOO_LONG_RUN = /(?<=(?<!\S)\S{60})\S+/g;

/** Splits an English text into words and punctuation marks with their parts of speech. */
export function tagPartsOfSpeech(text: string): readonly Token[] {
  loadedTagger ??= loadTagger();
  return loadedTagger(text.replace(TOO_LONG_RUN, (rest) => ' '.repeat(rest.length)));
}
