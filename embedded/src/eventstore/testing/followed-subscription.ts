import type { AllStreamSubscription, StreamSubscription } from '@eventstore/db-client';

/** What has happened on a subscription so far, in order, and a way to wait for more. */
export class FollowedSubscription {
  /** The type of every event, and the words confirmation, caughtUp, `checkpoint` and `error`. */
  readonly seen: string[] = [];
  readonly errors: Error[] = [];
  private readonly waiting = new Set<() => void>();

  constructor(private readonly subscription: StreamSubscription | AllStreamSubscription) {
    subscription.on('confirmation', () => this.saw('confirmation'));
    subscription.on('caughtUp', () => this.saw('caughtUp'));
    subscription.on('data', (resolved) => this.saw(resolved.event?.type ?? '?'));
    subscription.on('error', (error: Error) => {
      this.errors.push(error);
      this.saw('error');
    });
  }

  /** The types of the events seen so far. */
  get types(): string[] {
    return this.seen.filter((what) => !['confirmation', 'caughtUp', 'checkpoint', 'error'].includes(what));
  }

  /** Notes something that the test itself was told. */
  saw(what: string): void {
    this.seen.push(what);
    for (const check of this.waiting) check();
  }

  /** Resolves once the condition holds; it is looked at whenever something happens. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!condition()) return;
        this.waiting.delete(check);
        resolve();
      };
      this.waiting.add(check);
      check();
    });
  }

  /** Resolves once this was seen. */
  waitForEvent(what: string): Promise<void> {
    return this.until(() => this.seen.includes(what));
  }

  end(): Promise<void> {
    return this.subscription.unsubscribe();
  }
}
