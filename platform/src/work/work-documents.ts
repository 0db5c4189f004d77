import type { Binary } from 'mongodb';

export const WORK_COLLECTION = 'work';

/** How long work is stored: long enough to request a lost response again. */
export const WORK_TTL_SECONDS = 3_600;

/** Stored work. */
export interface WorkDocument {
  readonly _id: string;
  readonly uid: string;
  readonly kind: string;
  readonly input: Binary;
  readonly state: 'waiting' | 'done' | 'failed';
  readonly result?: Binary;
  /** Why it failed: a code, never user data. */
  readonly failure?: string;
  /** When the client stops waiting. */
  readonly until: Date;
  readonly createdAt: Date;
}

/** The sealing contexts of input and result. */
export const toInputContext = (id: string): string => `work|${id}|input`;
export const toResultContext = (id: string): string => `work|${id}|result`;
