import { Binary, type Collection } from 'mongodb';
import { Slots } from '../limits/slots.js';
import { retryUpsert } from '../mongo/connect.js';
import type { Sealer } from '../sealing/sealer.js';
import {
  toChunkContext,
  toUploadId,
  type ChunkDocument,
  CHUNKS_COLLECTION,
  UPLOAD_TTL_SECONDS,
  type UploadDocument,
  UPLOADS_COLLECTION,
} from './upload-documents.js';
import type { Database } from '../mongo/database.js';

/** Limits per upload and user. */
export interface UploadLimits {
  readonly maxBytes: number;
  /** The maximum number of unfinished uploads per user. */
  readonly maxUnfinished: number;
}

/** Why a chunk was rejected. */
export type ChunkRejection = 'in-progress' | 'too-large';

/** A chunk was rejected. */
export class ChunkRejectedError extends Error {
  override readonly name = 'ChunkRejectedError';

  constructor(readonly reason: ChunkRejection) {
    super(reason);
  }
}

/** The progress of an upload. */
export interface UploadState {
  /** The number of chunks of the complete upload. */
  readonly chunkCount: number;
  /** The indexes of the chunks that are not stored yet. */
  readonly missingIndexes: readonly number[];
}

/** An upload without new chunks for this long is abandoned: another one may replace it. */
const ABANDONED_AFTER_MS = 2 * 60_000;

/** Stores chunked uploads. Chunks may arrive in any order and repeatedly; each is sealed with the key of its owner. */
export class Uploads {
  readonly #uploads: Collection<UploadDocument>;
  readonly #chunks: Collection<ChunkDocument>;
  readonly #slots: Slots;

  constructor(
    db: Database,
    private readonly sealer: Sealer,
    private readonly limits: UploadLimits,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.#uploads = db.collection(UPLOADS_COLLECTION);
    this.#chunks = db.collection(CHUNKS_COLLECTION);
    this.#slots = new Slots(db);
  }

  /** Creates the indexes that expire uploads and find those of a user and the chunks of an upload. */
  async prepare(): Promise<void> {
    await this.#slots.prepare();
    await this.#uploads.createIndex({ touchedAt: 1 }, { expireAfterSeconds: UPLOAD_TTL_SECONDS }, {});
    await this.#uploads.createIndex({ uid: 1 }, {}, {});
    await this.#chunks.createIndex({ keptAt: 1 }, { expireAfterSeconds: UPLOAD_TTL_SECONDS }, {});
    await this.#chunks.createIndex({ upload: 1 }, {}, {});
    await this.#chunks.createIndex({ uid: 1 }, {}, {});
  }

  /**
   * Stores a chunk, replacing one with the same index, and returns how many chunks of the upload are stored. The first
   * chunk starts the upload.
   * @throws {ChunkRejectedError} `in-progress` if the upload was started with another `chunkCount` or the user has too
   * many unfinished uploads; `too-large` if the upload would exceed its limit.
   * @throws {KeyDestroyedError}
   */
  async put(uid: string, name: string, chunkCount: number, index: number, bytes: Buffer): Promise<number> {
    const uploadId = toUploadId(uid, name);
    const _id = `${uploadId}|${String(index)}`;
    // Sealed first, because nothing may be written for an erased account.
    const sealed = new Binary(await this.sealer.seal(uid, bytes.toString('base64'), toChunkContext(_id)));
    await this.#begin(uid, uploadId, chunkCount);
    const otherChunks = await this.#listChunkSizes(uploadId, index);
    if (sumBytes(otherChunks) + bytes.length > this.limits.maxBytes) throw new ChunkRejectedError('too-large');
    const chunk = { upload: uploadId, uid, index, bytes: bytes.length, sealed, keptAt: this.now() };
    await retryUpsert(() => this.#chunks.updateOne({ _id }, { $set: chunk }, { upsert: true }));
    // Concurrent chunks passed the first check together.
    const chunks = await this.#listChunkSizes(uploadId);
    if (sumBytes(chunks) <= this.limits.maxBytes) return chunks.length;
    await this.#chunks.deleteOne({ _id });
    throw new ChunkRejectedError('too-large');
  }

  /** Returns the progress of an upload; undefined if there is none. */
  async getState(uid: string, name: string): Promise<UploadState | undefined> {
    const upload = await this.#uploads.findOne({ _id: toUploadId(uid, name) });
    if (!upload) return undefined;
    const storedIndexes = new Set((await this.#listChunkSizes(upload._id)).map(({ index }) => index));
    const indexes = Array.from({ length: upload.total }, (_, index) => index);
    return { chunkCount: upload.total, missingIndexes: indexes.filter((index) => !storedIndexes.has(index)) };
  }

  /**
   * Returns the content of an upload; undefined if a chunk is missing.
   * @throws {ChunkRejectedError} `too-large` if concurrent chunks exceeded the limit. @throws {KeyDestroyedError}
   */
  async read(uid: string, name: string): Promise<Buffer | undefined> {
    const state = await this.getState(uid, name);
    if (!state || state.missingIndexes.length > 0) return undefined;
    const chunks = await this.#chunks
      .find({ upload: toUploadId(uid, name), index: { $lt: state.chunkCount } })
      .sort({ index: 1 })
      .toArray();
    if (sumBytes(chunks) > this.limits.maxBytes) throw new ChunkRejectedError('too-large');
    const parts = await Promise.all(
      chunks.map(async ({ _id, sealed }) => {
        const content = await this.sealer.open(uid, Buffer.from(sealed.buffer), toChunkContext(_id));
        return Buffer.from(String(content), 'base64');
      }),
    );
    return Buffer.concat(parts);
  }

  /** Deletes an upload and its chunks. */
  async remove(uid: string, name: string): Promise<void> {
    await this.#remove(toUploadId(uid, name));
  }

  async #begin(uid: string, uploadId: string, chunkCount: number): Promise<void> {
    const now = this.now();
    const previous = await this.#touch(uid, uploadId, chunkCount, now);
    if (previous && previous.total !== chunkCount) throw new ChunkRejectedError('in-progress');
    if (!previous || isAbandoned(previous, now)) await this.#makeRoom(uid, uploadId, now);
  }

  /** Records that a chunk was sent. Returns the upload as it was before; null if the chunk started it. */
  #touch(uid: string, uploadId: string, chunkCount: number, now: Date): Promise<UploadDocument | null> {
    const update = { $set: { touchedAt: now }, $setOnInsert: { uid, total: chunkCount } };
    return retryUpsert(() =>
      this.#uploads.findOneAndUpdate({ _id: uploadId }, update, { upsert: true, returnDocument: 'before' }),
    );
  }

  /** Deletes abandoned uploads of a user. @throws {ChunkRejectedError} if too many others are unfinished. */
  async #makeRoom(uid: string, uploadId: string, now: Date): Promise<void> {
    const unfinished = () => this.#uploads.find({ uid }).sort({ touchedAt: 1, _id: 1 }).toArray();
    const limit = { kind: 'uploads', uid, max: this.limits.maxUnfinished } as const;
    const hasSlot = await this.#slots.claim(limit, uploadId, async () =>
      (await unfinished()).filter((upload) => !isAbandoned(upload, now)).map(({ _id }) => _id),
    );
    if (!hasSlot) {
      await this.#remove(uploadId);
      throw new ChunkRejectedError('in-progress');
    }
    for (const upload of await unfinished()) if (isAbandoned(upload, now)) await this.#remove(upload._id);
  }

  #listChunkSizes(uploadId: string, exceptIndex?: number): Promise<Pick<ChunkDocument, 'index' | 'bytes'>[]> {
    const filter = exceptIndex === undefined ? { upload: uploadId } : { upload: uploadId, index: { $ne: exceptIndex } };
    return this.#chunks.find(filter, { projection: { index: 1, bytes: 1 } }).toArray();
  }

  async #remove(uploadId: string): Promise<void> {
    await this.#chunks.deleteMany({ upload: uploadId });
    await this.#uploads.deleteOne({ _id: uploadId });
  }
}

const sumBytes = (chunks: readonly Pick<ChunkDocument, 'bytes'>[]): number =>
  chunks.reduce((sum, { bytes }) => sum + bytes, 0);

const isAbandoned = ({ touchedAt }: UploadDocument, now: Date): boolean =>
  now.getTime() - touchedAt.getTime() > ABANDONED_AFTER_MS;
