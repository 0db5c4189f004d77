import { toWordKey } from './word-key.js';

/** A word, a slash between words, a pause (comma, bracket, spaced dash) or the end of a sentence or line. */
export type TokenKind = 'word' | 'slash' | 'pause' | 'stop';

/** A token; `isJoined` if a hyphen connects it to the preceding word. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly key: string;
  readonly isJoined: boolean;
  /** Its position in the normalized text, in UTF-16 units. */
  readonly start: number;
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
/** A dot belongs to a word before a digit and in names such as Node.js, ASP.NET and Booking.com. */
const INNER_DOT = String.raw`\.(?=\d|(?:js|net|io|ai|py|com|ml|jl|rs|cpp)(?!${LETTER}))`;
const WORD = String.raw`(?:(?<!${LETTER})\.(?=net(?!${LETTER})))?${LETTER}+(?:(?:${INNER_DOT}|['’&])${LETTER}+)*(?:\+\+\d*|#)?`;
const PIECE = new RegExp(String.raw`${WORD}|&|[.!?\r\n…]+|/|[^\p{L}\p{M}\p{N}&.!?\r\n…/]+|.`, 'giu');
const WORD_START = new RegExp(String.raw`^\.?${LETTER}`, 'u');
const HYPHEN = /^[-‐‑]$/u;

/** Normalizes full-width letters and the like, as skills are compared. */
export const normalizeText = (text: string): string => text.normalize('NFKC');

/** Splits a text into words and separators; C++, C#, .NET, Node.js and R&D are one word each. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let isJoined = false;
  for (const { 0: piece, index: start } of normalizeText(text).matchAll(PIECE)) {
    if (WORD_START.test(piece)) {
      tokens.push({ kind: 'word', text: piece, key: toKey(piece), isJoined, start });
      isJoined = false;
    } else {
      isJoined = HYPHEN.test(piece);
      const kind = isJoined ? undefined : getKind(piece);
      if (kind) tokens.push({ kind, text: piece, key: kind === 'word' ? 'and' : piece, isJoined: false, start });
    }
  }
  return tokens;
}

/** Removes the version of C++17; other digits are kept, since S3 and EC2 are names. */
function toKey(word: string): string {
  return toWordKey(word.replace(/\+\+\d+$/u, '++'));
}

function getKind(piece: string): TokenKind | undefined {
  if (piece === '&') return 'word';
  if (piece === '/') return 'slash';
  if (/^[.!?\r\n…]/u.test(piece)) return 'stop';
  return /\S/u.test(piece) ? 'pause' : undefined;
}
