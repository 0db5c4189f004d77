import type { Collection } from 'mongodb';
import type { Sealer } from '../sealing/sealer.js';
import {
  toChunkContext,
  toUploadName,
  type ChunkDocument,
  CHUNKS_COLLECTION,
  type UploadDocument,
  UPLOADS_COLLECTION,
} from './upload-documents.js';
import type { Database } from '../mongo/database.js';

/** A chunk of an upload without its content. */
export interface StoredChunk {
  readonly id: string;
  readonly index: number;
  readonly bytes: number;
  readonly keptAt: Date;
}

/**
 * A stored upload of a user. `total` is the number of chunks when it is complete; `total` and `touchedAt` are null if
 * only chunks are left.
 */
export interface StoredUpload {
  readonly name: string;
  readonly total: number | null;
  readonly touchedAt: Date | null;
  readonly chunks: readonly StoredChunk[];
}

/** Reads a user's uploads, complete or not, for the data export. */
export class UploadReader {
  readonly #uploads: Collection<UploadDocument>;
  readonly #chunks: Collection<ChunkDocument>;

  constructor(
    db: Database,
    private readonly sealer: Sealer,
  ) {
    this.#uploads = db.collection(UPLOADS_COLLECTION);
    this.#chunks = db.collection(CHUNKS_COLLECTION);
  }

  /** Lists a user's uploads with their chunks in order, without opening them. */
  async listByUser(uid: string): Promise<readonly StoredUpload[]> {
    const uploads = await this.#uploads.find({ uid }).toArray();
    const chunks = await this.#chunks
      .find({ uid }, { projection: { sealed: 0 } })
      .sort({ index: 1 })
      .toArray();
    const uploadsById = new Map(uploads.map((upload) => [upload._id, upload]));
    const ids = [...new Set([...uploadsById.keys(), ...chunks.map(({ upload }) => upload)])].sort();
    return ids.map((id) => ({
      name: toUploadName(uid, id),
      total: uploadsById.get(id)?.total ?? null,
      touchedAt: uploadsById.get(id)?.touchedAt ?? null,
      chunks: chunks
        .filter(({ upload }) => upload === id)
        .map(({ _id, index, bytes, keptAt }) => ({ id: _id, index, bytes, keptAt })),
    }));
  }

  /** Returns the content of a chunk; undefined if it was deleted meanwhile. @throws {KeyDestroyedError} */
  async open(uid: string, chunkId: string): Promise<Buffer | undefined> {
    const document = await this.#chunks.findOne({ _id: chunkId, uid });
    if (!document) return undefined;
    const content = await this.sealer.open(uid, Buffer.from(document.sealed.buffer), toChunkContext(chunkId));
    return Buffer.from(String(content), 'base64');
  }
}
