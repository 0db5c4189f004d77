import { GOES_ON } from './cues.js';
import type { Token } from './tokens.js';

/** The word at a place of a text; undefined for a pause, the end of a sentence, or beyond the text. */
export function wordAt(tokens: readonly Token[], place: number): Token | undefined {
  const token = tokens[place];
  return token?.kind === 'word' ? token : undefined;
}

/** Whether a phrase may end with this token: nothing follows, or a pause, or a word such as "and", "for", "to". */
export function endsPhrase(tokens: readonly Token[], last: number): boolean {
  const next = wordAt(tokens, last + 1);
  return !next || GOES_ON.has(next.key);
}

/** The tokens up to the end of the sentence. */
export function untilStop(tokens: readonly Token[]): readonly Token[] {
  const stop = tokens.findIndex(({ kind }) => kind === 'stop');
  return stop === -1 ? tokens : tokens.slice(0, stop);
}
