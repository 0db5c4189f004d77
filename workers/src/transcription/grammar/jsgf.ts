import { type Expansion, type Grammar, GrammarError } from './grammar.js';
import { jsgfTokens } from './jsgf-tokens.js';

/**
 * Reads a grammar in the JSpeech Grammar Format: rules of words, `<rules>`, sequences, `|`, `( )`, `[ ]`, `*` and `+`.
 * Words are read in lower case, as the pronunciation dictionary has them.
 * @throws {GrammarError} where it is no such grammar, or has no public rule.
 */
export function parseJsgf(text: string): Grammar {
  const parser = new Parser(jsgfTokens(text));
  const grammar = parser.grammar();
  if (grammar.spoken.length === 0) throw new GrammarError('a grammar needs a public rule');
  return grammar;
}

const isName = (token: string): boolean => token.startsWith('<');
const isWord = (token: string): boolean => /^[\p{L}\d]/u.test(token);

class Parser {
  #at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  grammar(): Grammar {
    const rules = new Map<string, Expansion>();
    const spoken: string[] = [];
    if (this.#takes('grammar')) {
      this.#next(isWord, 'the name of the grammar');
      this.#expects(';');
    }
    while (this.#at < this.tokens.length) {
      const isSpoken = this.#takes('public');
      const name = this.#next(isName, 'a rule');
      if (rules.has(name)) throw new GrammarError(`${name} is defined twice`);
      this.#expects('=');
      rules.set(name, this.#choice());
      this.#expects(';');
      if (isSpoken) spoken.push(name);
    }
    return { rules, spoken };
  }

  #choice(): Expansion {
    const parts = [this.#sequence()];
    while (this.#takes('|')) parts.push(this.#sequence());
    return { kind: 'choice', parts };
  }

  #sequence(): Expansion {
    const parts: Expansion[] = [];
    while (this.#startsPart()) parts.push(this.#repeatable());
    if (parts.length === 0) throw this.#unexpected('a word');
    return { kind: 'sequence', parts };
  }

  #startsPart(): boolean {
    const token = this.tokens[this.#at] ?? '';
    return isName(token) || isWord(token) || token === '(' || token === '[';
  }

  #repeatable(): Expansion {
    const part = this.#part();
    if (this.#takes('+')) return { kind: 'repeated', part };
    return this.#takes('*') ? { kind: 'optional', part: { kind: 'repeated', part } } : part;
  }

  #part(): Expansion {
    if (this.#takes('(')) return this.#enclosed(')');
    if (this.#takes('[')) return { kind: 'optional', part: this.#enclosed(']') };
    const token = this.#next((one) => isName(one) || isWord(one), 'a word');
    return isName(token) ? { kind: 'rule', name: token } : { kind: 'word', word: token.toLowerCase() };
  }

  #enclosed(end: string): Expansion {
    const part = this.#choice();
    this.#expects(end);
    return part;
  }

  #takes(token: string): boolean {
    if (this.tokens[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }

  #expects(token: string): void {
    if (!this.#takes(token)) throw this.#unexpected(`"${token}"`);
  }

  #next(fits: (token: string) => boolean, what: string): string {
    const token = this.tokens[this.#at];
    if (token === undefined || !fits(token)) throw this.#unexpected(what);
    this.#at += 1;
    return token;
  }

  #unexpected(wanted: string): GrammarError {
    return new GrammarError(`${wanted} is expected, not "${this.tokens[this.#at] ?? 'the end'}"`);
  }
}
