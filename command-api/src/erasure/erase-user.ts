import type { ErasedPart, ErasureReceipt } from '@trackrecord/contracts';
import { type Erasure, type Erasures, type EventStore, type Logger, signReceipt } from '@trackrecord/platform';
import { endOfProfile } from './stream-eraser.js';
import type { Eraser, ErasureCause } from './eraser.js';

/** What an erasure needs. */
export interface ErasureContext {
  readonly erasures: Erasures;
  readonly erasers: readonly Eraser[];
  readonly store: EventStore;
  readonly masterKey: Buffer;
  readonly logger: Logger;
}

/** The queue finishes erasures without their user. */
export const SYSTEM: Omit<ErasureCause, 'id'> = { role: 'system' };

/** Some parts are not erased yet. The account is on the list of erasures, so they will be. */
export class ErasureIncomplete extends Error {
  override readonly name = 'ErasureIncomplete';

  constructor(readonly remaining: readonly ErasedPart[]) {
    super(`not erased yet: ${remaining.join(', ')}`);
  }
}

/**
 * Puts an account on the list of erasures, which is final. Asks every part first whether it holds data, so that nothing
 * is started while a store is down. The erasure gets this id unless it is on the list already.
 * @throws whatever an eraser throws.
 */
export async function beginErasure(uid: string, id: string | undefined, context: ErasureContext): Promise<Erasure> {
  const { erasures, erasers } = context;
  const begun = await erasures.find(uid);
  if (begun) return begun;
  await findRemainingParts(uid, erasers);
  return erasures.begin(uid, new Date(), id);
}

/**
 * Erases a user who is on the list: runs every eraser, verifies that nothing is left, and only then signs a receipt.
 * Idempotent: the receipt stays the same.
 * @throws {ErasureIncomplete} with the parts that are left, and whatever an eraser throws.
 */
export async function eraseUser(
  { id, uid, receipt }: Erasure,
  context: ErasureContext,
  requester: Omit<ErasureCause, 'id'> = SYSTEM,
): Promise<ErasureReceipt> {
  const { erasures, erasers, store, masterKey, logger } = context;
  if (receipt) return receipt;
  await eraseAll(uid, erasers, { id, ...requester });
  const revision = await endOfProfile(store, uid);
  const erasedAt = new Date();
  const erased = { id, uid, erasedAt, revision, parts: erasers.map(({ part }) => part) };
  const signed = await erasures.finish(uid, signReceipt(masterKey, erased), erasedAt);
  logger.info({ erasure: id }, 'account erased');
  return signed;
}

/** Runs every eraser, then verifies that nothing is left. @throws {ErasureIncomplete} */
export async function eraseAll(uid: string, erasers: readonly Eraser[], cause: ErasureCause): Promise<void> {
  for (const { erase } of erasers) await erase(uid, cause);
  const left = await findRemainingParts(uid, erasers);
  if (left.length > 0) throw new ErasureIncomplete(left);
}

/** Returns the parts that still hold data of a user. */
export async function findRemainingParts(uid: string, erasers: readonly Eraser[]): Promise<readonly ErasedPart[]> {
  const left: ErasedPart[] = [];
  for (const { part, hasData } of erasers) if (await hasData(uid)) left.push(part);
  return left;
}
