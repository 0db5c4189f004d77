import { UnsupportedRegexError } from './syntax.js';

/** Reads a pattern one code point at a time. */
export class CharacterReader {
  private readonly characters: readonly string[];
  private position = 0;

  constructor(pattern: string) {
    this.characters = Array.from(pattern);
  }

  peek(offset = 0): string | undefined {
    return this.characters[this.position + offset];
  }

  next(): string {
    const character = this.peek();
    if (character === undefined) throw new UnsupportedRegexError('the pattern ends too early');
    this.position++;
    return character;
  }

  /** Skips the next character if it is the given one. */
  consume(character: string): boolean {
    if (this.peek() !== character) return false;
    this.position++;
    return true;
  }

  /** Skips characters as long as they match the pattern, and returns them. */
  consumeWhile(characterPattern: RegExp): string {
    let text = '';
    for (let next = this.peek(); next !== undefined && characterPattern.test(next); next = this.peek())
      text += this.next();
    return text;
  }

  /** Returns the next characters without skipping them, for an error message. */
  peekText(length: number): string {
    return this.characters.slice(this.position, this.position + length).join('');
  }
}
