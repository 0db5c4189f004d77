import type { AllStreamSubscription, StreamSubscription } from '@eventstore/db-client';

/** Records the events of a subscription in order, and waits for more. */
export class SubscriptionRecorder {
  /** The type of every event, and `confirmation`, `caughtUp`, `checkpoint` and `error`. */
  readonly entries: string[] = [];
  readonly errors: Error[] = [];
  private readonly pendingChecks = new Set<() => void>();

  constructor(private readonly subscription: StreamSubscription | AllStreamSubscription) {
    subscription.on('confirmation', () => this.record('confirmation'));
    subscription.on('caughtUp', () => this.record('caughtUp'));
    subscription.on('data', (resolvedEvent) => this.record(resolvedEvent.event?.type ?? '?'));
    subscription.on('error', (error: Error) => {
      this.errors.push(error);
      this.record('error');
    });
  }

  /** The types of the recorded events. */
  get types(): string[] {
    return this.entries.filter((entry) => !['confirmation', 'caughtUp', 'checkpoint', 'error'].includes(entry));
  }

  record(entry: string): void {
    this.entries.push(entry);
    for (const check of this.pendingChecks) check();
  }

  /** Resolves once the condition is true; it is checked after every entry. */
  waitUntil(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!condition()) return;
        this.pendingChecks.delete(check);
        resolve();
      };
      this.pendingChecks.add(check);
      check();
    });
  }

  /** Resolves once the entry was recorded. */
  waitFor(entry: string): Promise<void> {
    return this.waitUntil(() => this.entries.includes(entry));
  }

  end(): Promise<void> {
    return this.subscription.unsubscribe();
  }
}
