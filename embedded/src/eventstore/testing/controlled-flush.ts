/** A flush of the log that is pending until the test finishes it. */
export class ControlledFlush {
  private settle: ((error?: Error) => void) | undefined;
  private onStarted: (() => void) | undefined;

  /** Pass it to the log instead of fdatasync. */
  readonly sync = (): Promise<void> =>
    new Promise((resolve, reject) => {
      this.settle = (error) => (error ? reject(error) : resolve());
      this.onStarted?.();
    });

  /** Resolves once a flush is pending. */
  waitUntilStarted(): Promise<void> {
    return this.settle ? Promise.resolve() : new Promise((resolve) => (this.onStarted = resolve));
  }

  /** Finishes the pending flush, with an error if given. */
  finish(error?: Error): void {
    const { settle } = this;
    this.settle = undefined;
    settle?.(error);
  }
}
