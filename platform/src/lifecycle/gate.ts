/** Makes callers wait while it is closed. */
export class Gate {
  #whenOpen: Promise<void> = Promise.resolve();
  #resolve: (() => void) | undefined;

  get isOpen(): boolean {
    return this.#resolve === undefined;
  }

  /** Resolves once the gate is open. */
  waitUntilOpen(): Promise<void> {
    return this.#whenOpen;
  }

  close(): void {
    if (!this.isOpen) return;
    this.#whenOpen = new Promise((resolve) => (this.#resolve = resolve));
  }

  open(): void {
    this.#resolve?.();
    this.#resolve = undefined;
  }
}
