import type { LogPosition } from '@trackrecord/platform';

const CHECKPOINT_INTERVAL_MS = 250;

/**
 * Stores the checkpoint of a collection, at most four times per second. Positions are scheduled after the documents were
 * written: after a crash, events are applied again, which is idempotent.
 */
export class CheckpointWriter {
  #latest: LogPosition | undefined;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | undefined;

  constructor(private readonly write: (position: LogPosition) => Promise<void>) {}

  /** Schedules a position to be stored. @throws the error of an earlier attempt. */
  schedule(position: LogPosition): void {
    if (this.#failure) throw this.#failure.error;
    this.#latest = position;
    this.#timer ??= setTimeout(() => void this.flush(), CHECKPOINT_INTERVAL_MS);
  }

  /** Stores the latest position now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const position = this.#latest;
    this.#latest = undefined;
    if (position) {
      this.#writing = this.#writing
        .then(() => this.write(position))
        .catch((error: unknown) => {
          this.#failure = { error };
        });
    }
    await this.#writing;
  }
}
