import { Binary, type Collection, type Db, type Filter } from 'mongodb';
import type { Logger } from '../logging/logger.js';
import { KeyDestroyed } from '../sealing/key-store.js';
import type { Sealer } from '../sealing/sealer.js';

interface SnapshotDocument {
  readonly _id: string;
  readonly uid: string;
  readonly stream: string;
  readonly version: number;
  readonly revision: number;
  readonly at: string;
  readonly head?: string;
  readonly sealed: Binary;
}

/** What a stream had come to at a revision. */
export interface Snapshot {
  readonly revision: number;
  /** When the event of that revision happened (ISO). */
  readonly at: string;
  readonly content: unknown;
  /** The id of the event of that revision, where it is known: the log may have gone back since. */
  readonly head?: string | undefined;
}

/** Whose snapshots, of which stream, in which version of their shape. */
export interface SnapshotKey {
  readonly uid: string;
  readonly stream: string;
  readonly version: number;
}

/** How new a snapshot may be: of a revision, or of a moment (ISO, UTC), at most. */
export interface SnapshotBound {
  readonly revision?: number;
  readonly at?: string;
}

/**
 * What long streams came to here and there, so that nobody has to fold them from their beginning: beside the streams,
 * sealed, versioned and disposable. What cannot be read counts as not there.
 */
export class Snapshots {
  readonly #snapshots: Collection<SnapshotDocument>;

  constructor(
    db: Db,
    private readonly sealer: Sealer,
    private readonly logger: Logger,
  ) {
    this.#snapshots = db.collection('snapshots');
  }

  /** Creates the indexes that find the newest ones of a stream, and those of a person. */
  async prepare(): Promise<void> {
    await this.#snapshots.createIndex({ uid: 1 }, {}, {});
    await this.#snapshots.createIndex({ stream: 1, version: 1, revision: 1 }, {}, {});
  }

  /** The newest snapshot that is not after something. @throws {KeyDestroyed} */
  async newest(
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
      const [found] = await this.#snapshots.find(filter).sort({ revision: -1 }).limit(1).toArray();
      if (!found) return undefined;
      const content = await this.sealer.open(uid, Buffer.from(found.sealed.buffer), toContext(found._id));
      return { revision: found.revision, at: found.at, content, head: found.head };
    } catch (error) {
      if (error instanceof KeyDestroyed) throw error;
      this.logger.warn({ err: error, stream }, 'reading snapshots failed');
      return undefined;
    }
  }

  /** Removes the snapshots of a stream: the log does not hold what they were made of. */
  async forget(stream: string): Promise<void> {
    await this.#snapshots.deleteMany({ stream });
  }

  /** Keeps a snapshot; where that fails it is missing, and that is all. */
  async keep({ uid, stream, version }: SnapshotKey, { revision, at, content, head }: Snapshot): Promise<void> {
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
