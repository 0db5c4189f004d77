import type { Collection, Db } from 'mongodb';
import type { Sealer } from '../sealing/sealer.js';
import {
  contextOf,
  nameOf,
  type PieceDocument,
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
  readonly #pieces: Collection<PieceDocument>;

  constructor(
    db: Db,
    private readonly sealer: Sealer,
  ) {
    this.#uploads = db.collection(UPLOADS_COLLECTION);
    this.#pieces = db.collection(PIECES_COLLECTION);
  }

  /** A person's uploads, each with its pieces in order, without opening any. */
  async of(uid: string): Promise<readonly KeptUpload[]> {
    const uploads = await this.#uploads.find({ uid }).toArray();
    const pieces = await this.#pieces
      .find({ uid }, { projection: { sealed: 0 } })
      .sort({ index: 1 })
      .toArray();
    const known = new Map(uploads.map((upload) => [upload._id, upload]));
    const ids = [...new Set([...known.keys(), ...pieces.map(({ upload }) => upload)])].sort();
    return ids.map((id) => ({
      name: nameOf(uid, id),
      total: known.get(id)?.total ?? null,
      touchedAt: known.get(id)?.touchedAt ?? null,
      pieces: pieces
        .filter(({ upload }) => upload === id)
        .map(({ _id, index, bytes, keptAt }) => ({ id: _id, index, bytes, keptAt })),
    }));
  }

  /** What a piece holds; nothing where it is gone meanwhile. @throws {KeyDestroyed} */
  async open(uid: string, piece: string): Promise<Buffer | undefined> {
    const found = await this.#pieces.findOne({ _id: piece, uid });
    if (!found) return undefined;
    const opened = await this.sealer.open(uid, Buffer.from(found.sealed.buffer), contextOf(piece));
    return Buffer.from(String(opened), 'base64');
  }
}
