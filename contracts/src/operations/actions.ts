import { z } from 'zod';
import { staffMember } from '../staff/roles.js';

/** What operators do, and what developers open. */
export const OPERATIONS = [
  'pause-queue',
  'resume-queue',
  'limit-queue',
  'retry-jobs',
  'discard-jobs',
  'rebuild-stream',
  'rebuild-projection',
  'fetch-feed',
  'open-payload',
] as const;
export const operation = z.enum(OPERATIONS);
export type Operation = z.infer<typeof operation>;

/** How an operation ended; `unknown` if its process ended or a store failed before it was known. */
export const operationOutcome = z.enum(['done', 'failed', 'unknown']);

/** An operation of a staff member. */
export const operationRecord = z
  .strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    by: staffMember.omit({ uid: true }),
    action: operation,
    /** What it was done to, such as the queue `cv` or `event <id>`; never a person. */
    target: z.string(),
    reason: z.string(),
    outcome: operationOutcome,
    /** What it changed, such as `12 jobs`, or the code of the error; null if there is nothing to say. */
    detail: z.string().nullable(),
  })
  .meta({ id: 'OperationRecord' });
export type OperationRecord = z.infer<typeof operationRecord>;

/** GET /operations/actions: what staff did, the newest first, 50 a page. */
export const operationPage = z.strictObject({ items: z.array(operationRecord), next: z.iso.datetime().nullable() });

/** The operations of staff, deleted after `ACCESS_LOG_DAYS`. They are copies of what the streams of staff say. */
export const OPERATIONS_COLLECTION = 'operations';

export interface OperationDocument extends Pick<OperationRecord, 'action' | 'target' | 'reason' | 'detail'> {
  readonly _id: string;
  /** The uid of the staff member. */
  readonly staff: string;
  readonly at: Date;
  readonly outcome: OperationRecord['outcome'];
  /** When the document is deleted. */
  readonly expiresAt: Date;
}
