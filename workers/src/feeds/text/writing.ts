/** How much two pieces of text stand apart: in one line, in two, or with an empty line between them. */
export type Apart = 0 | 1 | 2;

/** Writes plain text piece by piece; blanks are collapsed, and nothing is written before there is a word. */
export class Writing {
  readonly #pieces: string[] = [];
  #apart: Apart = 0;
  #isBlank = false;
  #isItem = false;

  /** Goes to a new line, or on past an empty one, before the next word. */
  breaks(apart: Apart): void {
    if (apart > this.#apart) this.#apart = apart;
  }

  /** One line break more; no more than an empty line comes of it. */
  breaksLine(): void {
    this.#apart = this.#apart === 0 ? 1 : 2;
  }

  /** Begins an item of a list with the next word. */
  item(): void {
    this.breaks(1);
    this.#isItem = true;
  }

  /** Ends an item, with or without a word in it. */
  itemEnds(): void {
    this.breaks(1);
    this.#isItem = false;
  }

  /** A blank between the word before and the next one. */
  blank(): void {
    this.#isBlank = true;
  }

  /** Writes words; blanks at the ends, and between them, are one. */
  words(text: string): void {
    const words = text.split(/\s+/u);
    const last = words.length - 1;
    words.forEach((word, index) => {
      if (word !== '') this.#word(word);
      if (index < last) this.blank();
    });
  }

  /** Writes text that is laid out by its line breaks. */
  lines(text: string): void {
    const lines = text.split(/\r\n?|\n/);
    lines.forEach((line, index) => {
      if (index > 0) this.breaksLine();
      this.words(line);
    });
  }

  /** All that was written. */
  get text(): string {
    return this.#pieces.join('');
  }

  #word(word: string): void {
    if (this.#pieces.length > 0) {
      if (this.#apart > 0) this.#pieces.push('\n'.repeat(this.#apart));
      else if (this.#isBlank) this.#pieces.push(' ');
    }
    if (this.#isItem) this.#pieces.push('• ');
    this.#pieces.push(word);
    this.#apart = 0;
    this.#isBlank = false;
    this.#isItem = false;
  }
}
