import { PHRASE_CONTINUATIONS } from './cues.js';
import type { Token } from './tokens.js';

/** Returns the token at a position if it is a word. */
export function getWordAt(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index];
  return token?.kind === 'word' ? token : undefined;
}

/** Returns true if a phrase may end with this token: before the end, a pause, or a word such as "and", "for", "to". */
export function isPhraseEnd(tokens: readonly Token[], last: number): boolean {
  const next = getWordAt(tokens, last + 1);
  return !next || PHRASE_CONTINUATIONS.has(next.key);
}

/** Returns the tokens up to the end of the sentence. */
export function takeUntilStop(tokens: readonly Token[]): readonly Token[] {
  const stop = tokens.findIndex(({ kind }) => kind === 'stop');
  return stop === -1 ? tokens : tokens.slice(0, stop);
}
