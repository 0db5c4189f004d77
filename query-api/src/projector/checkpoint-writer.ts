import type { LogPosition } from '@trackrecord/platform';

const EVERY = 250;

/**
 * Stores how far a collection has come, at most four times a second and always after what it covers was written. What a
 * crash takes is applied again, which changes nothing.
 */
export class CheckpointWriter {
  #latest: LogPosition | undefined;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | undefined;

  constructor(private readonly write: (position: LogPosition) => Promise<void>) {}

  /** Remembers a position to store. @throws what storing an earlier one failed with. */
  reached(position: LogPosition): void {
    if (this.#failure) throw this.#failure.error;
    this.#latest = position;
    this.#timer ??= setTimeout(() => void this.flush(), EVERY);
  }

  /** Stores the newest position now. */
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
