/** A flush of the log that is pending until the test finishes it. */
export class ControlledFlush {
  private end: ((error?: Error) => void) | undefined;
  private announce: (() => void) | undefined;

  /** Pass it to the log instead of fdatasync. */
  readonly sync = (): Promise<void> =>
    new Promise((resolve, reject) => {
      this.end = (error) => (error ? reject(error) : resolve());
      this.announce?.();
    });

  /** Resolves once a flush is pending. */
  started(): Promise<void> {
    return this.end ? Promise.resolve() : new Promise((resolve) => (this.announce = resolve));
  }

  /** Finishes the pending flush, with an error if given. */
  finish(error?: Error): void {
    const { end } = this;
    this.end = undefined;
    end?.(error);
  }
}
