/** Line breaks between two pieces of text: none, a new line, or an empty line. */
export type LineBreaks = 0 | 1 | 2;

/** Writes normalised plain text: collapses spaces and skips leading breaks. */
export class TextWriter {
  readonly #pieces: string[] = [];
  #breaks: LineBreaks = 0;
  #isBlank = false;
  #isItem = false;

  /** Requests at least this many line breaks before the next word. */
  requestBreaks(count: LineBreaks): void {
    if (count > this.#breaks) this.#breaks = count;
  }

  /** Adds a line break, up to an empty line. */
  addLineBreak(): void {
    this.#breaks = this.#breaks === 0 ? 1 : 2;
  }

  /** Starts a list item with the next word. */
  startItem(): void {
    this.requestBreaks(1);
    this.#isItem = true;
  }

  /** Ends a list item, even an empty one. */
  endItem(): void {
    this.requestBreaks(1);
    this.#isItem = false;
  }

  /** Requests a space before the next word. */
  requestSpace(): void {
    this.#isBlank = true;
  }

  /** Writes words; whitespace collapses to single spaces. */
  writeWords(text: string): void {
    const words = text.split(/\s+/u);
    const last = words.length - 1;
    words.forEach((word, index) => {
      if (word !== '') this.#word(word);
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

  #word(word: string): void {
    if (this.#pieces.length > 0) {
      if (this.#breaks > 0) this.#pieces.push('\n'.repeat(this.#breaks));
      else if (this.#isBlank) this.#pieces.push(' ');
    }
    if (this.#isItem) this.#pieces.push('• ');
    this.#pieces.push(word);
    this.#breaks = 0;
    this.#isBlank = false;
    this.#isItem = false;
  }
}
