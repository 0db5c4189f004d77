import { wordKey } from './word-key.js';

/** A word, a slash between words, a pause (comma, bracket, spaced dash) or the end of a sentence or line. */
export type TokenKind = 'word' | 'slash' | 'pause' | 'stop';

/** A piece of a text; `joined` where a hyphen ties it to the word before. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly key: string;
  readonly joined: boolean;
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
/** A dot belongs to a word before a number and in names such as Node.js, ASP.NET and Booking.com, else it ends it. */
const INNER_DOT = String.raw`\.(?=\d|(?:js|net|io|ai|py|com|ml|jl|rs|cpp)(?!${LETTER}))`;
const WORD = String.raw`(?:(?<!${LETTER})\.(?=net(?!${LETTER})))?${LETTER}+(?:(?:${INNER_DOT}|['’&])${LETTER}+)*(?:\+\+\d*|#)?`;
const PIECE = new RegExp(String.raw`${WORD}|&|[.!?\r\n…]+|/|[^\p{L}\p{M}\p{N}&.!?\r\n…/]+|.`, 'giu');
const STARTS_LIKE_A_WORD = new RegExp(String.raw`^\.?${LETTER}`, 'u');
const HYPHEN = /^[-‐‑]$/u;

/** The words of a text and what stands between them, in one pass; C++, C#, .NET, Node.js and R&D are one word each. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let joined = false;
  for (const [piece] of text.normalize('NFKC').matchAll(PIECE)) {
    if (STARTS_LIKE_A_WORD.test(piece)) {
      tokens.push({ kind: 'word', text: piece, key: keyOf(piece), joined });
      joined = false;
    } else {
      joined = HYPHEN.test(piece);
      const kind = joined ? undefined : kindOf(piece);
      if (kind) tokens.push({ kind, text: piece, key: kind === 'word' ? 'and' : piece, joined: false });
    }
  }
  return tokens;
}

/** C++17 is C++; other endings are kept, since S3 and EC2 are names. */
function keyOf(word: string): string {
  return wordKey(word.replace(/\+\+\d+$/u, '++'));
}

function kindOf(piece: string): TokenKind | undefined {
  if (piece === '&') return 'word';
  if (piece === '/') return 'slash';
  if (/^[.!?\r\n…]/u.test(piece)) return 'stop';
  return /\S/u.test(piece) ? 'pause' : undefined;
}
