import type { Binary } from 'mongodb';

/** Where uploads lie, and their pieces. */
export const UPLOADS_COLLECTION = 'uploads';
export const PIECES_COLLECTION = 'upload_pieces';

/** Nothing of an upload is kept longer than this (seconds), whatever becomes of it. */
export const UPLOAD_KEPT_SECONDS = 3_600;

/** An upload as it is kept. */
export interface UploadDocument {
  readonly _id: string;
  readonly uid: string;
  readonly total: number;
  readonly touchedAt: Date;
}

/** One piece of it. */
export interface ChunkDocument {
  readonly _id: string;
  readonly upload: string;
  readonly uid: string;
  readonly index: number;
  readonly bytes: number;
  readonly sealed: Binary;
  readonly keptAt: Date;
}

/** The id of a person's upload of this name. */
export const toUploadId = (uid: string, name: string): string => `${uid}|${name}`;

/** The name of an upload by its id. */
export const toUploadName = (uid: string, id: string): string => id.slice(uid.length + 1);

/** What a piece is sealed to. */
export const toChunkContext = (piece: string): string => `upload|${piece}`;
