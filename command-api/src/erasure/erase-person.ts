import type { ErasedPart, ErasureReceipt } from '@trackrecord/contracts';
import { type Erasure, type Erasures, type EventStore, type Logger, signReceipt } from '@trackrecord/platform';
import { endOfProfile } from './erased-streams.js';
import type { Eraser } from './eraser.js';

/** What erasing takes. */
export interface ErasureParts {
  readonly erasures: Erasures;
  readonly erasers: readonly Eraser[];
  readonly store: EventStore;
  readonly masterKey: Buffer;
  readonly logger: Logger;
}

/** Something could not be erased yet; the account is on the list, and will be. */
export class ErasureUnderway extends Error {
  override readonly name = 'ErasureUnderway';

  constructor(readonly left: readonly ErasedPart[]) {
    super(`not erased yet: ${left.join(', ')}`);
  }
}

/**
 * Puts an account on the list of erasures, which nothing takes back. Before that every part is asked whether it holds
 * anything: where one cannot be reached, nothing is begun. The erasure gets this number, where it is not on the list yet.
 * @throws whatever an eraser throws.
 */
export async function beginErasure(uid: string, id: string | undefined, parts: ErasureParts): Promise<Erasure> {
  const { erasures, erasers } = parts;
  const begun = await erasures.find(uid);
  if (begun) return begun;
  await partsLeft(uid, erasers);
  return erasures.begin(uid, new Date(), id);
}

/**
 * Erases a person who is on the list: has every eraser do its part, looks whether anything is left, and only then signs a
 * receipt. Whoever asks again gets the same receipt.
 * @throws {ErasureUnderway} naming what is left; whatever an eraser throws.
 */
export async function erasePerson({ id, uid, receipt }: Erasure, parts: ErasureParts): Promise<ErasureReceipt> {
  const { erasures, erasers, store, masterKey, logger } = parts;
  if (receipt) return receipt;
  await eraseAll(uid, erasers);
  const revision = await endOfProfile(store, uid);
  const erasedAt = new Date();
  const erased = { id, uid, erasedAt, revision, parts: erasers.map(({ part }) => part) };
  const signed = await erasures.finish(uid, signReceipt(masterKey, erased), erasedAt);
  logger.info({ erasure: id }, 'account erased');
  return signed;
}

/** Has every eraser do its part, then looks for what is left. @throws {ErasureUnderway} */
export async function eraseAll(uid: string, erasers: readonly Eraser[]): Promise<void> {
  for (const { erase } of erasers) await erase(uid);
  const left = await partsLeft(uid, erasers);
  if (left.length > 0) throw new ErasureUnderway(left);
}

/** The parts that still hold something about a person. */
export async function partsLeft(uid: string, erasers: readonly Eraser[]): Promise<readonly ErasedPart[]> {
  const left: ErasedPart[] = [];
  for (const { part, holds } of erasers) if (await holds(uid)) left.push(part);
  return left;
}
