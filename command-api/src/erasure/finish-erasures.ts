import type { FinishedErasures } from '@trackrecord/contracts';
import type { Erasure } from '@trackrecord/platform';
import { eraseAll, erasePerson, type ErasureParts } from './erase-person.js';

/** How old an erasure is before somebody else goes on with it: whoever began it has given up by then (ms). */
const ABANDONED_AFTER = 90_000;
/**
 * When everything is looked for once more (ms): until a minute after its key was destroyed a process may have had it in
 * memory, and have written something that nobody can open.
 */
const SETTLED_AFTER = 120_000;
const AT_ONCE = 20;
/** How many of those who were erased before are looked for at once. */
const LOOKED_AT_ONCE = 200;

/**
 * Goes on with erasures that were cut off, and looks once more for what was written while the first look was under way;
 * first with those that were tried longest ago, until the signal aborts. One that fails is logged, and tried again with a
 * later call.
 */
export async function finishErasures(
  parts: ErasureParts,
  signal: AbortSignal,
  now = new Date(),
): Promise<FinishedErasures> {
  const { erasures, erasers } = parts;
  const begun = await erasures.waiting('begun', before(now, ABANDONED_AFTER), AT_ONCE);
  const finished = await each(begun, parts, signal, async (erasure) => {
    await erasePerson(erasure, parts);
  });
  const erased = await erasures.waiting('erased', before(now, SETTLED_AFTER), AT_ONCE);
  const settled = await each(erased, parts, signal, async ({ uid }) => {
    await eraseAll(uid, erasers);
    await erasures.settle(uid, now);
  });
  return { finished: finished.done, settled: settled.done, failed: finished.failed + settled.failed };
}

/**
 * Looks whether a backup brought something back of those who were erased before, and has it erased again: the list of
 * erasures lies beside the keys, where such a backup does not reach. Answers how many came back.
 */
export async function reopenRestored({ erasures, erasers }: ErasureParts, signal: AbortSignal): Promise<number> {
  let reopened = 0;
  for (let last = ''; !signal.aborted;) {
    const page = (await erasures.settledAfter(last, LOOKED_AT_ONCE)).map(({ uid }) => uid);
    const restored = new Set<string>();
    for (const { restoredOf } of erasers) for (const uid of (await restoredOf?.(page)) ?? []) restored.add(uid);
    // As if they had just been erased long enough ago: the next call goes on with them.
    for (const uid of restored) await erasures.reopen(uid, new Date(0));
    reopened += restored.size;
    const next = page.at(-1);
    if (next === undefined) break;
    last = next;
  }
  return reopened;
}

/** Goes on with one after another. */
async function each(
  erasures: readonly Erasure[],
  { erasures: list, logger }: ErasureParts,
  signal: AbortSignal,
  finish: (erasure: Erasure) => Promise<void>,
): Promise<{ readonly done: number; readonly failed: number }> {
  let [done, failed] = [0, 0];
  for (const erasure of erasures) {
    if (signal.aborted) break;
    try {
      await list.tried(erasure.uid, new Date());
      await finish(erasure);
      done += 1;
    } catch (error) {
      failed += 1;
      logger.error({ err: error, erasure: erasure.id }, 'erasure failed, retrying');
    }
  }
  return { done, failed };
}

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);
