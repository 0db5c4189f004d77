import type { Binary } from 'mongodb';

/** Where questions and answers lie. */
export const WORK_COLLECTION = 'work';

/** How long questions and answers are kept (seconds): long enough to ask again for an answer that got lost. */
export const WORK_KEPT_SECONDS = 3_600;

/** Work as it is kept. */
export interface WorkDocument {
  readonly _id: string;
  readonly uid: string;
  readonly kind: string;
  readonly input: Binary;
  readonly state: 'waiting' | 'done' | 'failed';
  readonly result?: Binary;
  /** Why it failed for good: a code, never a text of anybody. */
  readonly failure?: string;
  /** When nobody waits for it any more. */
  readonly until: Date;
  readonly createdAt: Date;
}

/** What a question is sealed to, and its answer. */
export const toInputContext = (id: string): string => `work|${id}|input`;
export const toResultContext = (id: string): string => `work|${id}|result`;
