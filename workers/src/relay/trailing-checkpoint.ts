import type { Logger, Mongo, Position } from '@trackrecord/platform';

/** Where it is kept how far the relay has come. */
export interface Checkpoint {
  readonly read: () => Promise<Position | undefined>;
  readonly write: (position: Position) => Promise<void>;
}

interface CheckpointDocument extends Position {
  readonly _id: string;
}

const ID = 'relay';

/** The checkpoint of the relay, beside those of the projections. */
export function relayCheckpoint({ db }: Mongo): Checkpoint {
  const checkpoints = db.collection<CheckpointDocument>('checkpoints');
  return {
    read: async () => {
      const found = await checkpoints.findOne({ _id: ID });
      return found ? { commit: found.commit, prepare: found.prepare } : undefined;
    },
    write: async ({ commit, prepare }) => {
      await checkpoints.updateOne({ _id: ID }, { $set: { commit, prepare } }, { upsert: true });
    },
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
  #next: Position | undefined;
  #stopped = false;

  constructor(
    private readonly checkpoint: Checkpoint,
    private readonly logger: Logger,
  ) {}

  /** The jobs of everything up to a position have been added. */
  reached(position: Position): void {
    if (this.#timer) this.#next = position;
    else this.#timer = setTimeout(() => void this.#store(position), SAFE_AFTER);
  }

  /** Stores nothing any more: what is not stored yet is relayed again. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #store(position: Position): Promise<void> {
    try {
      await this.checkpoint.write(position);
    } catch (error) {
      this.logger.warn({ err: error }, 'the checkpoint of the relay could not be stored; a later one will be');
    }
    this.#timer = undefined;
    const next = this.#next;
    this.#next = undefined;
    if (next && !this.#stopped) this.reached(next);
  }
}
