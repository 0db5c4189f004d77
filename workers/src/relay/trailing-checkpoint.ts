import type { EventLog, Logger, LogPosition } from '@trackrecord/platform';

/** The stored position of the relay in the event log. */
export interface Checkpoint {
  readonly read: () => Promise<LogPosition | undefined>;
  readonly write: (position: LogPosition) => Promise<void>;
}

const CHECKPOINT_ID = 'relay';

/**
 * Creates the checkpoint of the relay, stored beside those of the projections. If the log does not contain the
 * stored position (e.g. after a restore), the relay starts over; jobs are idempotent.
 */
export function createRelayCheckpoint(log: EventLog, logger: Logger): Checkpoint {
  return {
    read: async () => {
      const position = await log.record.readCheckpoint(CHECKPOINT_ID);
      if (position === undefined || (await log.canContinueFrom(position))) return position;
      logger.warn('event log rolled back, relaying from its start');
      await log.record.rewind(CHECKPOINT_ID);
      await log.clearAcceptanceOnceRepaired();
      return undefined;
    },
    write: (position) => log.record.advance(CHECKPOINT_ID, position),
  };
}

/** Redis syncs its file once a second; a position is stored only when its jobs are safely on disk. */
const CHECKPOINT_DELAY_MS = 2_000;

/** Stores the relay's position with a delay, so that it never runs ahead of jobs that Redis may still lose. */
export class TrailingCheckpoint {
  #timer: NodeJS.Timeout | undefined;
  #nextPosition: LogPosition | undefined;
  #isStopped = false;

  constructor(
    private readonly checkpoint: Checkpoint,
    private readonly logger: Logger,
  ) {}

  /** Records that all jobs up to a position have been added. */
  advance(position: LogPosition): void {
    if (this.#timer) this.#nextPosition = position;
    else this.#timer = setTimeout(() => void this.#store(position), CHECKPOINT_DELAY_MS);
  }

  /** Stops storing; events after the stored position are relayed again. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #store(position: LogPosition): Promise<void> {
    try {
      await this.checkpoint.write(position);
    } catch (error) {
      this.logger.warn({ err: error }, 'storing the relay checkpoint failed');
    }
    this.#timer = undefined;
    const nextPosition = this.#nextPosition;
    this.#nextPosition = undefined;
    if (nextPosition && !this.#isStopped) this.advance(nextPosition);
  }
}
