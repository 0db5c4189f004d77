/** A flush of the log that takes until the test lets it end. */
export class HeldFlush {
  private end: ((error?: Error) => void) | undefined;
  private announce: (() => void) | undefined;

  /** To be given to the log in place of fdatasync. */
  readonly sync = (): Promise<void> =>
    new Promise((resolve, reject) => {
      this.end = (error) => (error ? reject(error) : resolve());
      this.announce?.();
    });

  /** Resolves once a flush is waiting to be ended. */
  begun(): Promise<void> {
    return this.end ? Promise.resolve() : new Promise((resolve) => (this.announce = resolve));
  }

  /** Ends the flush, well or with an error. */
  finish(error?: Error): void {
    const { end } = this;
    this.end = undefined;
    end?.(error);
  }
}
