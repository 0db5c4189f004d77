import type { Binary } from 'mongodb';

export const UPLOADS_COLLECTION = 'uploads';
export const CHUNKS_COLLECTION = 'upload_pieces';

/** How long uploads and their chunks are stored at most. */
export const UPLOAD_TTL_SECONDS = 3_600;

/** A stored upload. */
export interface UploadDocument {
  readonly _id: string;
  readonly uid: string;
  /** The number of chunks of the complete upload. */
  readonly total: number;
  /** When a chunk was last sent. */
  readonly touchedAt: Date;
}

/** A stored chunk of an upload. */
export interface ChunkDocument {
  readonly _id: string;
  /** The id of the upload. */
  readonly upload: string;
  readonly uid: string;
  readonly index: number;
  readonly bytes: number;
  readonly sealed: Binary;
  /** When the chunk was stored. */
  readonly keptAt: Date;
}

/** Returns the id of a user's upload. */
export const toUploadId = (uid: string, name: string): string => `${uid}|${name}`;

/** Returns the name of an upload from its id. */
export const toUploadName = (uid: string, id: string): string => id.slice(uid.length + 1);

/** Returns the sealing context of a chunk. */
export const toChunkContext = (chunkId: string): string => `upload|${chunkId}`;
