/** A readers-writer lock: any number of shared tasks, or one exclusive task. */
export class ReadWriteLock {
  private activeSharedTaskCount = 0;
  private exclusiveTask: Promise<void> | undefined;
  private onIdle: (() => void) | undefined;

  /** Runs a task concurrently with other shared tasks. */
  async runShared<T>(task: () => T | Promise<T>): Promise<T> {
    while (this.exclusiveTask !== undefined) await this.exclusiveTask;
    this.activeSharedTaskCount++;
    try {
      return await task();
    } finally {
      this.activeSharedTaskCount--;
      if (this.activeSharedTaskCount === 0) this.onIdle?.();
    }
  }

  /** Runs a task exclusively: waits for running tasks and blocks new ones. */
  async runExclusive<T>(task: () => Promise<T>): Promise<T> {
    while (this.exclusiveTask !== undefined) await this.exclusiveTask;
    let release: () => void = () => undefined;
    this.exclusiveTask = new Promise((resolve) => (release = resolve));
    try {
      if (this.activeSharedTaskCount > 0) await new Promise<void>((resolve) => (this.onIdle = resolve));
      return await task();
    } finally {
      this.onIdle = undefined;
      this.exclusiveTask = undefined;
      release();
    }
  }
}
