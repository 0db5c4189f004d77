import { type Logger, sleepUntilDue } from '@trackrecord/platform';
import { LRUCache } from 'lru-cache';
import type { Target } from './apply-batch.js';
import type { CheckPositions } from './check-positions.js';
import { checkView, type CheckTarget, type ViewComparison } from './check-view.js';

/** The result of one check, for metrics. */
export type CheckResult = 'same' | 'different' | 'not-compared';

/** The target of a check that stores its result. */
type RecordingTarget<View> = CheckTarget<View> & Pick<Target<View>, 'mismatches'>;

interface CheckContext<View> {
  /** The name of the projection. */
  readonly projection: string;
  /** How often a view is checked (s). */
  readonly intervalSeconds: number;
  /** Returns the target of the live collection. */
  readonly getTarget: () => Promise<RecordingTarget<View>>;
  readonly positions: Pick<CheckPositions, 'read' | 'write'>;
  /** Returns false while events wait to be projected: they come first. */
  readonly isIdle: () => boolean;
  readonly onChecked: (result: CheckResult) => void;
  readonly logger: Logger;
}

/** How many views are known to be the same; of more, the views are compared again. */
const MAX_KNOWN = 10_000;

/** The hashes of documents that were the same as their streams, by subject. */
type KnownHashes = LRUCache<string, string>;

/**
 * Checks one view after the other in the order of their ids, until the signal aborts. For the holder of the lease of the
 * projection only. Errors are logged once, and the view is checked again. A document whose bytes are those that were
 * the same as its stream is not compared again: events never change, so that an idle stack does little.
 */
export async function checkViews<View>(context: CheckContext<View>, signal: AbortSignal): Promise<void> {
  const { projection, intervalSeconds, isIdle, positions, logger } = context;
  const known: KnownHashes = new LRUCache({ max: MAX_KNOWN });
  let after: string | undefined;
  let isFailing = false;
  const isActive = () => !signal.aborted;
  while (isActive()) {
    await sleepUntilDue(intervalSeconds * 1_000, signal);
    if (!isActive() || !isIdle()) continue;
    try {
      after = await checkNext(context, known, after ?? (await positions.read(projection)), signal);
      isFailing = false;
    } catch (error) {
      if (!isActive()) return;
      if (!isFailing) logger.warn({ err: error, projection }, 'checking views failed, retrying');
      isFailing = true;
    }
  }
}

/** Checks the view after an id, or the first one after the last. Returns the id to go on after. */
async function checkNext<View>(
  context: CheckContext<View>,
  known: KnownHashes,
  after: string,
  signal: AbortSignal,
): Promise<string> {
  const { projection, getTarget, positions, onChecked } = context;
  const { views, mismatches } = await getTarget();
  const next = await views.findHashAfter(after);
  if (next === undefined) {
    // The end of the views: some that differed may be gone.
    for (const uid of await mismatches.listUids()) if (!(await views.findVersion(uid))) await mismatches.remove(uid);
    return '';
  }
  const { subject, hash } = next;
  if (known.get(subject) === hash) {
    onChecked('same');
    return subject;
  }
  const comparison = await checkView(getTarget, subject, { signal });
  await recordComparison(context, subject, comparison);
  if (comparison.isSame === true) known.set(subject, hash);
  else known.delete(subject);
  // A view that is known costs little to check again, so the position is stored after comparisons only.
  await positions.write(projection, subject);
  onChecked(comparison.isSame === null ? 'not-compared' : comparison.isSame ? 'same' : 'different');
  return subject;
}

/** Stores a view that differs, and removes one that does not differ any more. */
async function recordComparison<View>(
  { projection, getTarget, logger }: CheckContext<View>,
  subject: string,
  comparison: ViewComparison,
): Promise<void> {
  const { mismatches, views } = await getTarget();
  const { isSame, viewRevision, differing } = comparison;
  if (isSame !== false || viewRevision === null) {
    if (isSolved(comparison)) await mismatches.remove(subject);
    return;
  }
  await mismatches.add(subject, viewRevision, differing);
  logger.error({ projection, revision: viewRevision, differing }, 'view differs from its stream');
  // An erasure or a rebuild that ended just before has not removed what was stored after it.
  const isReplaced = (await getTarget()).views.collection !== views.collection;
  if (isReplaced || isSolved(await checkView(getTarget, subject))) await mismatches.remove(subject);
}

const isSolved = ({ isSame, problem }: ViewComparison): boolean =>
  isSame === true || problem === 'missing' || problem === 'erased';
