import type { Collection, Db } from 'mongodb';
import type { LogPlace } from '../event-store/types.js';
import { upserting } from '../mongo/connect.js';

interface LogDocument {
  readonly _id: 'log';
  readonly logId?: string;
  /** The log that an operator accepted in place of the one before, while the read models are being repaired. */
  readonly accepted?: string;
}

interface CheckpointDocument extends LogPlace {
  readonly _id: string;
}

/** What the read models say about the log they were made of. */
export interface RecordedLog {
  readonly logId: string | undefined;
  readonly accepted: string | undefined;
  /** The furthest checkpoint of all readers of the log. */
  readonly reached: LogPlace | undefined;
}

/** Keeps, beside the read models, which log they belong to and how far each reader of it has come. */
export class LogRecord {
  readonly #log: Collection<LogDocument>;
  readonly #checkpoints: Collection<CheckpointDocument>;

  constructor(db: Db) {
    this.#log = db.collection('event_log');
    this.#checkpoints = db.collection('checkpoints');
  }

  /** What is recorded of the log. */
  async read(): Promise<RecordedLog> {
    const found = await this.#log.findOne({ _id: 'log' });
    const checkpoints = await this.#checkpoints.find().toArray();
    const reached = checkpoints.reduce<CheckpointDocument | undefined>(
      (furthest, checkpoint) =>
        furthest && BigInt(furthest.commit) >= BigInt(checkpoint.commit) ? furthest : checkpoint,
      undefined,
    );
    return { logId: found?.logId, accepted: found?.accepted, reached };
  }

  /** The read models belong to this log from now on. */
  async storeLogId(logId: string): Promise<void> {
    await upserting(() => this.#log.updateOne({ _id: 'log' }, { $set: { logId } }, { upsert: true }));
  }

  /** An operator accepted a log under this name; until `settle`, whoever was told the same name takes it. */
  async storeAcceptance(name: string): Promise<void> {
    await upserting(() => this.#log.updateOne({ _id: 'log' }, { $set: { accepted: name } }, { upsert: true }));
  }

  /** Everything fits the accepted log now. */
  async clearAcceptance(): Promise<void> {
    await this.#log.updateOne({ _id: 'log' }, { $unset: { accepted: '' } });
  }

  /** How far a reader has come; nothing where it begins at the start of the log. */
  async checkpoint(reader: string): Promise<LogPlace | undefined> {
    const found = await this.#checkpoints.findOne({ _id: reader });
    if (!found) return undefined;
    const { commit, prepare, eventId } = found;
    return { commit, prepare, ...(eventId !== undefined && { eventId }) };
  }

  /** Stores how far a reader has come: everything up to this place is handled. */
  async advance(reader: string, { commit, prepare, eventId }: LogPlace): Promise<void> {
    const position = { commit, prepare, ...(eventId !== undefined && { eventId }) };
    await this.#checkpoints.updateOne({ _id: reader }, { $set: position }, { upsert: true });
  }

  /** A reader begins at the start of the log again. */
  async rewind(reader: string): Promise<void> {
    await this.#checkpoints.deleteOne({ _id: reader });
  }
}
