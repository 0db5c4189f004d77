/** Holds callers back while it is closed. */
export class Gate {
  #opened: Promise<void> = Promise.resolve();
  #open: (() => void) | undefined;

  get isOpen(): boolean {
    return this.#open === undefined;
  }

  /** Resolves when the gate is open. */
  passed(): Promise<void> {
    return this.#opened;
  }

  close(): void {
    if (!this.isOpen) return;
    this.#opened = new Promise((resolve) => (this.#open = resolve));
  }

  open(): void {
    this.#open?.();
    this.#open = undefined;
  }
}
