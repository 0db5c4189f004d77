// Without zod and without Node, because the browser extension loads it.

/** Line breaks between two pieces of text: none, a new line, or an empty line. */
export type LineBreaks = 0 | 1 | 2;

/** Writes normalized plain text: collapses spaces and skips leading breaks. */
export class TextWriter {
  readonly #pieces: string[] = [];
  #requestedBreaks: LineBreaks = 0;
  #isSpaceRequested = false;
  #isItemStart = false;

  /** Requests at least this many line breaks before the next word. */
  requestBreaks(count: LineBreaks): void {
    if (count > this.#requestedBreaks) this.#requestedBreaks = count;
  }

  /** Adds a line break, up to an empty line. */
  addLineBreak(): void {
    this.#requestedBreaks = this.#requestedBreaks === 0 ? 1 : 2;
  }

  /** Starts a list item with the next word. */
  startItem(): void {
    this.requestBreaks(1);
    this.#isItemStart = true;
  }

  /** Ends a list item, even an empty one. */
  endItem(): void {
    this.requestBreaks(1);
    this.#isItemStart = false;
  }

  /** Requests a space before the next word. */
  requestSpace(): void {
    this.#isSpaceRequested = true;
  }

  /** Writes words; whitespace collapses to single spaces. */
  writeWords(text: string): void {
    const words = text.split(/\s+/u);
    const last = words.length - 1;
    words.forEach((word, index) => {
      if (word !== '') this.#writeWord(word);
      if (index < last) this.requestSpace();
    });
  }

  /** Writes preformatted text line by line. */
  writeLines(text: string): void {
    const lines = text.split(/\r\n?|\n/);
    lines.forEach((line, index) => {
      if (index > 0) this.addLineBreak();
      this.writeWords(line);
    });
  }

  get text(): string {
    return this.#pieces.join('');
  }

  #writeWord(word: string): void {
    if (this.#pieces.length > 0) {
      if (this.#requestedBreaks > 0) this.#pieces.push('\n'.repeat(this.#requestedBreaks));
      else if (this.#isSpaceRequested) this.#pieces.push(' ');
    }
    if (this.#isItemStart) this.#pieces.push('• ');
    this.#pieces.push(word);
    this.#requestedBreaks = 0;
    this.#isSpaceRequested = false;
    this.#isItemStart = false;
  }
}
