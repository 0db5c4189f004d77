import { Binary, type Collection, type Filter } from 'mongodb';
import type { Logger } from '../logging/logger.js';
import { KeyDestroyedError } from '../sealing/key-store.js';
import type { Sealer } from '../sealing/sealer.js';
import type { Database } from '../mongo/database.js';

interface SnapshotDocument {
  readonly _id: string;
  readonly uid: string;
  readonly stream: string;
  readonly version: number;
  readonly revision: number;
  readonly at: string;
  /** The id of the event at the revision. */
  readonly head?: string;
  readonly sealed: Binary;
}

/** The state of a stream at a revision. */
export interface Snapshot {
  readonly revision: number;
  /** When the event of that revision happened (ISO). */
  readonly at: string;
  readonly content: unknown;
  /** The id of the event of that revision, if known: detects a truncated log. */
  readonly head?: string | undefined;
}

/** Identifies the snapshots of a user's stream in one version of their shape. */
export interface SnapshotKey {
  readonly uid: string;
  readonly stream: string;
  readonly version: number;
}

/** The latest revision or time (ISO, UTC) that a snapshot may have. */
export interface SnapshotBound {
  readonly revision?: number;
  readonly at?: string;
}

/**
 * Stores snapshots of long streams, so that they need not be folded from the start. Snapshots are sealed, versioned and
 * disposable: one that cannot be read is ignored.
 */
export class Snapshots {
  readonly #snapshots: Collection<SnapshotDocument>;

  constructor(
    db: Database,
    private readonly sealer: Sealer,
    private readonly logger: Logger,
  ) {
    this.#snapshots = db.collection('snapshots');
  }

  /** Creates the indexes for the latest snapshot of a stream and the snapshots of a user. */
  async prepare(): Promise<void> {
    await this.#snapshots.createIndex({ uid: 1 }, {}, {});
    await this.#snapshots.createIndex({ stream: 1, version: 1, revision: 1 }, {}, {});
  }

  /** Returns the latest snapshot within a bound. @throws {KeyDestroyedError} */
  async findLatest(
    { uid, stream, version }: SnapshotKey,
    { revision, at }: SnapshotBound = {},
  ): Promise<Snapshot | undefined> {
    const filter: Filter<SnapshotDocument> = {
      stream,
      version,
      ...(revision === undefined ? {} : { revision: { $lte: revision } }),
      ...(at === undefined ? {} : { at: { $lte: at } }),
    };
    try {
      const [document] = await this.#snapshots.find(filter).sort({ revision: -1 }).limit(1).toArray();
      if (!document) return undefined;
      const content = await this.sealer.open(uid, Buffer.from(document.sealed.buffer), toContext(document._id));
      return { revision: document.revision, at: document.at, content, head: document.head };
    } catch (error) {
      if (error instanceof KeyDestroyedError) throw error;
      this.logger.warn({ err: error, stream }, 'reading snapshots failed');
      return undefined;
    }
  }

  /** Returns the number of snapshots of a user. */
  countByUser(uid: string): Promise<number> {
    return this.#snapshots.countDocuments({ uid });
  }

  /** Deletes the snapshots of a stream, because the log no longer contains its events. */
  async delete(stream: string): Promise<void> {
    await this.#snapshots.deleteMany({ stream });
  }

  /** Stores a snapshot. Only logs failures, because snapshots are optional. */
  async store({ uid, stream, version }: SnapshotKey, { revision, at, content, head }: Snapshot): Promise<void> {
    const _id = `${stream}@${String(revision)}`;
    try {
      const sealed = new Binary(await this.sealer.seal(uid, content, toContext(_id)));
      await this.#snapshots.updateOne(
        { _id },
        { $set: { uid, stream, version, revision, at, sealed, ...(head !== undefined && { head }) } },
        { upsert: true },
      );
    } catch (error) {
      this.logger.warn({ err: error, stream, revision }, 'storing snapshot failed');
    }
  }
}

const toContext = (id: string): string => `snapshot|${id}`;
