/** A readers-writer lock: any number of shared tasks, or one exclusive task. */
export class ReadWriteLock {
  private activeCount = 0;
  private exclusiveTask: Promise<void> | undefined;
  private whenEmpty: (() => void) | undefined;

  /** Runs a task concurrently with other shared tasks. */
  async shared<T>(task: () => T | Promise<T>): Promise<T> {
    while (this.exclusiveTask !== undefined) await this.exclusiveTask;
    this.activeCount++;
    try {
      return await task();
    } finally {
      this.activeCount--;
      if (this.activeCount === 0) this.whenEmpty?.();
    }
  }

  /** Runs a task exclusively: waits for running tasks and blocks new ones. */
  async exclusive<T>(task: () => Promise<T>): Promise<T> {
    while (this.exclusiveTask !== undefined) await this.exclusiveTask;
    let open: () => void = () => undefined;
    this.exclusiveTask = new Promise((resolve) => (open = resolve));
    try {
      if (this.activeCount > 0) await new Promise<void>((resolve) => (this.whenEmpty = resolve));
      return await task();
    } finally {
      this.whenEmpty = undefined;
      this.exclusiveTask = undefined;
      open();
    }
  }
}
