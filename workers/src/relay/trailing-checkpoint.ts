import type { EventLog, Logger, LogPlace } from '@trackrecord/platform';

/** Where it is kept how far the relay has come. */
export interface Checkpoint {
  readonly read: () => Promise<LogPlace | undefined>;
  readonly write: (place: LogPlace) => Promise<void>;
}

const ID = 'relay';

/**
 * The checkpoint of the relay, beside those of the projections. Where the log does not hold it, everything is relayed
 * again: a job that was done is skipped or changes nothing.
 */
export function relayCheckpoint(log: EventLog, logger: Logger): Checkpoint {
  return {
    read: async () => {
      const place = await log.record.checkpoint(ID);
      if (place === undefined || (await log.continuesFrom(place))) return place;
      logger.warn('event log went back, relaying from its start');
      await log.record.rewind(ID);
      await log.settle();
      return undefined;
    },
    write: (place) => log.record.advance(ID, place),
  };
}

/**
 * How long after its jobs were added a position is stored (ms): Redis has them on disk once a second, and what it may
 * still lose has to be relayed again. A job that is there already is left as it is.
 */
const SAFE_AFTER = 2_000;

/** Stores how far the relay has come, some seconds behind it. */
export class TrailingCheckpoint {
  #timer: NodeJS.Timeout | undefined;
  #next: LogPlace | undefined;
  #stopped = false;

  constructor(
    private readonly checkpoint: Checkpoint,
    private readonly logger: Logger,
  ) {}

  /** The jobs of everything up to a position have been added. */
  reached(position: LogPlace): void {
    if (this.#timer) this.#next = position;
    else this.#timer = setTimeout(() => void this.#store(position), SAFE_AFTER);
  }

  /** Stores nothing any more: what is not stored yet is relayed again. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #store(position: LogPlace): Promise<void> {
    try {
      await this.checkpoint.write(position);
    } catch (error) {
      this.logger.warn({ err: error }, 'storing the relay checkpoint failed');
    }
    this.#timer = undefined;
    const next = this.#next;
    this.#next = undefined;
    if (next && !this.#stopped) this.reached(next);
  }
}
