import type { Collection, Db } from 'mongodb';
import type { Sealer } from '../sealing/sealer.js';
import {
  toChunkContext,
  toUploadName,
  type ChunkDocument,
  PIECES_COLLECTION,
  type UploadDocument,
  UPLOADS_COLLECTION,
} from './upload-documents.js';

/** A piece of an upload, without what it holds. */
export interface KeptPiece {
  readonly id: string;
  readonly index: number;
  readonly bytes: number;
  readonly keptAt: Date;
}

/** An upload of a person as far as it is kept; `total` and `touchedAt` are null where only pieces are left of it. */
export interface KeptUpload {
  readonly name: string;
  readonly total: number | null;
  readonly touchedAt: Date | null;
  readonly pieces: readonly KeptPiece[];
}

/** What is kept of a person's uploads, whole or not, for whoever asks for everything there is (design.md section 5). */
export class KeptUploads {
  readonly #uploads: Collection<UploadDocument>;
  readonly #chunks: Collection<ChunkDocument>;

  constructor(
    db: Db,
    private readonly sealer: Sealer,
  ) {
    this.#uploads = db.collection(UPLOADS_COLLECTION);
    this.#chunks = db.collection(PIECES_COLLECTION);
  }

  /** A person's uploads, each with its pieces in order, without opening any. */
  async of(uid: string): Promise<readonly KeptUpload[]> {
    const uploads = await this.#uploads.find({ uid }).toArray();
    const pieces = await this.#chunks
      .find({ uid }, { projection: { sealed: 0 } })
      .sort({ index: 1 })
      .toArray();
    const uploadsById = new Map(uploads.map((upload) => [upload._id, upload]));
    const ids = [...new Set([...uploadsById.keys(), ...pieces.map(({ upload }) => upload)])].sort();
    return ids.map((id) => ({
      name: toUploadName(uid, id),
      total: uploadsById.get(id)?.total ?? null,
      touchedAt: uploadsById.get(id)?.touchedAt ?? null,
      pieces: pieces
        .filter(({ upload }) => upload === id)
        .map(({ _id, index, bytes, keptAt }) => ({ id: _id, index, bytes, keptAt })),
    }));
  }

  /** What a piece holds; nothing where it is gone meanwhile. @throws {KeyDestroyed} */
  async open(uid: string, chunkId: string): Promise<Buffer | undefined> {
    const found = await this.#chunks.findOne({ _id: chunkId, uid });
    if (!found) return undefined;
    const opened = await this.sealer.open(uid, Buffer.from(found.sealed.buffer), toChunkContext(chunkId));
    return Buffer.from(String(opened), 'base64');
  }
}
