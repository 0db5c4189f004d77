import { GrammarError } from './grammar.js';

/** Blanks and comments, or one of: a rule's name, a word, a sign. */
const TOKEN = /(?:\s+|\/\/.*|\/\*[\s\S]*?\*\/)+|<[\w-]+>|[\p{L}\d][\p{L}\d'.-]*|[()[\]|*+;=]/uy;
const HEADER = /^\uFEFF?#JSGF\s+V1\.0[^;\n]*;/;

/**
 * Cuts a JSGF grammar into words, `<names>` and signs, without its header and comments.
 * @throws {GrammarError} where there is no header, or at what is not supported: weights, tags, quoted words, imports by
 * qualified names.
 */
export function jsgfTokens(text: string): readonly string[] {
  const header = HEADER.exec(text)?.[0];
  if (header === undefined) throw new GrammarError('a grammar begins with "#JSGF V1.0;"');
  const tokens: string[] = [];
  let at = header.length;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) {
      const line = text.slice(0, at).split('\n').length;
      throw new GrammarError(`line ${String(line)}: "${text.charAt(at)}" is not supported`);
    }
    if (!/^[\s/]/.test(token)) tokens.push(token);
    at += token.length;
  }
  return tokens;
}
