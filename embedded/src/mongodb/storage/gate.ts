/** Lets any number of tasks in at the same time, except while one of them needs to be alone. */
export class Gate {
  private inside = 0;
  private closed: Promise<void> | undefined;
  private whenEmpty: (() => void) | undefined;

  /** Runs a task among others. */
  async shared<T>(task: () => T | Promise<T>): Promise<T> {
    while (this.closed !== undefined) await this.closed;
    this.inside++;
    try {
      return await task();
    } finally {
      this.inside--;
      if (this.inside === 0) this.whenEmpty?.();
    }
  }

  /** Runs a task alone: after those inside have left, before any other comes in. */
  async alone<T>(task: () => Promise<T>): Promise<T> {
    while (this.closed !== undefined) await this.closed;
    let open: () => void = () => undefined;
    this.closed = new Promise((resolve) => (open = resolve));
    try {
      if (this.inside > 0) await new Promise<void>((resolve) => (this.whenEmpty = resolve));
      return await task();
    } finally {
      this.whenEmpty = undefined;
      this.closed = undefined;
      open();
    }
  }
}
