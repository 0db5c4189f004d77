import type { Collection } from 'mongodb';
import type { LogPosition } from '../event-store/types.js';
import { retryUpsert } from '../mongo/connect.js';
import type { Database } from '../mongo/database.js';

interface LogDocument {
  readonly _id: 'log';
  readonly logId?: string;
  /** The name of the log an operator accepted, while the read models are being repaired. */
  readonly accepted?: string;
}

interface CheckpointDocument extends LogPosition {
  readonly _id: string;
}

/** What the read models record of their log. */
export interface RecordedLog {
  readonly logId: string | undefined;
  readonly accepted: string | undefined;
  /** The furthest checkpoint of all readers of the log. */
  readonly furthestCheckpoint: LogPosition | undefined;
}

/** Stores the id of the log and the checkpoint of each reader, next to the read models. */
export class LogRecord {
  readonly #log: Collection<LogDocument>;
  readonly #checkpoints: Collection<CheckpointDocument>;

  constructor(db: Database) {
    this.#log = db.collection('event_log');
    this.#checkpoints = db.collection('checkpoints');
  }

  async read(): Promise<RecordedLog> {
    const document = await this.#log.findOne({ _id: 'log' });
    const checkpoints = await this.#checkpoints.find().toArray();
    const furthestCheckpoint = checkpoints.reduce<CheckpointDocument | undefined>(
      (furthest, checkpoint) =>
        furthest && BigInt(furthest.commit) >= BigInt(checkpoint.commit) ? furthest : checkpoint,
      undefined,
    );
    return { logId: document?.logId, accepted: document?.accepted, furthestCheckpoint };
  }

  /** Records that the read models belong to this log. */
  async storeLogId(logId: string): Promise<void> {
    await retryUpsert(() => this.#log.updateOne({ _id: 'log' }, { $set: { logId } }, { upsert: true }));
  }

  /** Records that an operator accepted a log by this name; every process started with the same name accepts it, too. */
  async storeAcceptance(name: string): Promise<void> {
    await retryUpsert(() => this.#log.updateOne({ _id: 'log' }, { $set: { accepted: name } }, { upsert: true }));
  }

  /** Removes the acceptance, because all read models match the log. */
  async clearAcceptance(): Promise<void> {
    await this.#log.updateOne({ _id: 'log' }, { $unset: { accepted: '' } });
  }

  /** Returns the checkpoint of a reader; undefined if it starts at the beginning. */
  async readCheckpoint(reader: string): Promise<LogPosition | undefined> {
    const document = await this.#checkpoints.findOne({ _id: reader });
    if (!document) return undefined;
    const { commit, prepare, eventId } = document;
    return { commit, prepare, ...(eventId !== undefined && { eventId }) };
  }

  /** Stores the checkpoint of a reader: everything up to this position is handled. */
  async advance(reader: string, { commit, prepare, eventId }: LogPosition): Promise<void> {
    const position = { commit, prepare, ...(eventId !== undefined && { eventId }) };
    await this.#checkpoints.updateOne({ _id: reader }, { $set: position }, { upsert: true });
  }

  /** Deletes the checkpoint of a reader, which then starts at the beginning again. */
  async rewind(reader: string): Promise<void> {
    await this.#checkpoints.deleteOne({ _id: reader });
  }
}
