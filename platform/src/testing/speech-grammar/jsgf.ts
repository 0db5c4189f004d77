import { type Expansion, type Grammar, GrammarError } from './grammar.js';

/**
 * Parses the JSpeech Grammar Format: rules of words, `<rules>`, sequences, `|`, `( )`, `[ ]`, `*` and `+`. Words become
 * lower-case, as in the pronunciation dictionary.
 * @throws {GrammarError} for invalid syntax and without a public rule.
 */
export function parseJsgf(text: string): Grammar {
  const parser = new Parser(tokenizeJsgf(text));
  const grammar = parser.parseGrammar();
  if (grammar.publicRules.length === 0) throw new GrammarError('a grammar needs a public rule');
  return grammar;
}

const isName = (token: string): boolean => token.startsWith('<');
const isWord = (token: string): boolean => /^[\p{L}\d]/u.test(token);

class Parser {
  #position = 0;

  constructor(private readonly tokens: readonly string[]) {}

  parseGrammar(): Grammar {
    const rules = new Map<string, Expansion>();
    const publicRules: string[] = [];
    if (this.#accept('grammar')) {
      this.#next(isWord, 'the name of the grammar');
      this.#expect(';');
    }
    while (this.#position < this.tokens.length) {
      const isPublic = this.#accept('public');
      const name = this.#next(isName, 'a rule');
      if (rules.has(name)) throw new GrammarError(`${name} is defined twice`);
      this.#expect('=');
      rules.set(name, this.#parseChoice());
      this.#expect(';');
      if (isPublic) publicRules.push(name);
    }
    return { rules, publicRules };
  }

  #parseChoice(): Expansion {
    const parts = [this.#parseSequence()];
    while (this.#accept('|')) parts.push(this.#parseSequence());
    return { kind: 'choice', parts };
  }

  #parseSequence(): Expansion {
    const parts: Expansion[] = [];
    while (this.#isAtPart()) parts.push(this.#parseRepeatable());
    if (parts.length === 0) throw this.#createError('a word');
    return { kind: 'sequence', parts };
  }

  #isAtPart(): boolean {
    const token = this.tokens[this.#position] ?? '';
    return isName(token) || isWord(token) || token === '(' || token === '[';
  }

  #parseRepeatable(): Expansion {
    const part = this.#parsePart();
    if (this.#accept('+')) return { kind: 'repeated', part };
    return this.#accept('*') ? { kind: 'optional', part: { kind: 'repeated', part } } : part;
  }

  #parsePart(): Expansion {
    if (this.#accept('(')) return this.#parseGroup(')');
    if (this.#accept('[')) return { kind: 'optional', part: this.#parseGroup(']') };
    const token = this.#next((candidate) => isName(candidate) || isWord(candidate), 'a word');
    return isName(token) ? { kind: 'rule', name: token } : { kind: 'word', word: token.toLowerCase() };
  }

  #parseGroup(end: string): Expansion {
    const part = this.#parseChoice();
    this.#expect(end);
    return part;
  }

  #accept(token: string): boolean {
    if (this.tokens[this.#position] !== token) return false;
    this.#position += 1;
    return true;
  }

  #expect(token: string): void {
    if (!this.#accept(token)) throw this.#createError(`"${token}"`);
  }

  #next(matches: (token: string) => boolean, expected: string): string {
    const token = this.tokens[this.#position];
    if (token === undefined || !matches(token)) throw this.#createError(expected);
    this.#position += 1;
    return token;
  }

  #createError(expected: string): GrammarError {
    return new GrammarError(`${expected} is expected, not "${this.tokens[this.#position] ?? 'the end'}"`);
  }
}

/** White space and comments, a rule name, a word, or a symbol. */
const TOKEN = /(?:\s+|\/\/.*|\/\*[\s\S]*?\*\/)+|<[\w-]+>|[\p{L}\d][\p{L}\d'.-]*|[()[\]|*+;=]/uy;
const HEADER = /^\uFEFF?#JSGF\s+V1\.0[^;\n]*;/;

/**
 * Tokenizes a JSGF grammar into words, `<names>` and symbols, without header and comments.
 * @throws {GrammarError} without a header, and for unsupported syntax: weights, tags, quoted words, qualified imports.
 */
function tokenizeJsgf(text: string): readonly string[] {
  const header = HEADER.exec(text)?.[0];
  if (header === undefined) throw new GrammarError('a grammar begins with "#JSGF V1.0;"');
  const tokens: string[] = [];
  let position = header.length;
  while (position < text.length) {
    TOKEN.lastIndex = position;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) {
      const line = text.slice(0, position).split('\n').length;
      throw new GrammarError(`line ${String(line)}: "${text.charAt(position)}" is not supported`);
    }
    if (!/^[\s/]/.test(token)) tokens.push(token);
    position += token.length;
  }
  return tokens;
}
