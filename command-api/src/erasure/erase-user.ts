import { setTimeout } from 'node:timers/promises';
import type { ErasedPart, ErasureReceipt } from '@trackrecord/contracts';
import { type Erasure, type Erasures, type EventStore, type Logger, signReceipt } from '@trackrecord/platform';
import type { AccessLogRetention } from './access-log-retention.js';
import { findFinalRevision } from './stream-eraser.js';
import type { Eraser, ErasureCause } from './eraser.js';

/** The dependencies of erasures. */
export interface ErasureContext {
  readonly erasures: Erasures;
  readonly erasers: readonly Eraser[];
  readonly accessLog: AccessLogRetention;
  readonly store: EventStore;
  readonly masterKey: Buffer;
  readonly logger: Logger;
}

/** The requester of an erasure that is resumed by the queue, not requested by the user. */
export const SYSTEM_REQUESTER: Omit<ErasureCause, 'id'> = { role: 'system' };

/** Some parts are not erased yet. The account stays on the list of erasures, so the erasure is resumed later. */
export class ErasureIncompleteError extends Error {
  override readonly name = 'ErasureIncompleteError';

  constructor(readonly remainingParts: readonly ErasedPart[]) {
    super(`not erased yet: ${remainingParts.join(', ')}`);
  }
}

/**
 * Puts an account on the list of erasures, which is final. Checks every part for data first, so that no erasure begins
 * while a store is down. The erasure gets this id, unless it has already begun.
 * @throws the errors of erasers.
 */
export async function beginErasure(uid: string, id: string | undefined, context: ErasureContext): Promise<Erasure> {
  const { erasures, erasers } = context;
  const existing = await erasures.find(uid);
  if (existing) return existing;
  await findRemainingParts(uid, erasers);
  return erasures.begin(uid, new Date(), id);
}

/**
 * Erases a user who is on the list: runs every eraser, verifies that no data remains, and only then signs a receipt.
 * Idempotent: the receipt stays the same.
 * @throws {ErasureIncompleteError} with the remaining parts; and the errors of erasers.
 */
export async function eraseUser(
  { id, uid, receipt }: Erasure,
  context: ErasureContext,
  requester: Omit<ErasureCause, 'id'> = SYSTEM_REQUESTER,
): Promise<ErasureReceipt> {
  const { erasures, erasers, store, masterKey, logger } = context;
  if (receipt) return receipt;
  await eraseAll(uid, erasers, { id, ...requester });
  const revision = await findFinalRevision(store, uid);
  const erasedAt = new Date();
  const content = { id, uid, erasedAt, revision, parts: erasers.map(({ part }) => part) };
  const signedReceipt = await erasures.finish(uid, signReceipt(masterKey, content), erasedAt);
  logger.info({ erasure: id }, 'account erased');
  return signedReceipt;
}

/** What was saved just before the erasure may still be on its way: the relay adds its jobs after the queues are erased. */
const MAX_PASSES = 6;
/** The pause after the first pass; each further one is longer by as much, so that six passes wait for 3.75 s. */
const PAUSE_MS = 250;

/**
 * Runs every eraser and verifies that no data remains; a part that holds data again is erased again.
 * @throws {ErasureIncompleteError} if parts hold data after the last pass; and the errors of erasers.
 */
export async function eraseAll(uid: string, erasers: readonly Eraser[], cause: ErasureCause): Promise<void> {
  let remainingErasers = erasers;
  for (let pass = 1; ; pass += 1) {
    for (const { erase } of remainingErasers) await erase(uid, cause);
    const remainingParts = await findRemainingParts(uid, erasers);
    if (remainingParts.length === 0) return;
    if (pass === MAX_PASSES) throw new ErasureIncompleteError(remainingParts);
    remainingErasers = erasers.filter(({ part }) => remainingParts.includes(part));
    await setTimeout(PAUSE_MS * pass);
  }
}

/** Returns the parts that still hold data of a user. */
export async function findRemainingParts(uid: string, erasers: readonly Eraser[]): Promise<readonly ErasedPart[]> {
  const remainingParts: ErasedPart[] = [];
  for (const { part, hasData } of erasers) if (await hasData(uid)) remainingParts.push(part);
  return remainingParts;
}
