import { findDifferences, type ViewCheck, type ViewCollection } from '@trackrecord/contracts';
import { describeUnopenable, type EventStore, type RecordedEvent, TimeSlices } from '@trackrecord/platform';
import type { Target } from './apply-batch.js';
import { DamagedViewError } from './damaged-view.js';
import { foldStream } from './fold-stream.js';
import type { Projection } from './projection.js';
import type { StoredView } from './view-store.js';

/** What a check reads. It writes nothing. */
export interface CheckTarget<View> extends Pick<Target<View>, 'projection' | 'views' | 'eventOpener' | 'quarantine'> {
  readonly store: Pick<EventStore, 'readStream' | 'readLastStreamEvent'>;
}

/** Limits of a check. */
export interface CheckLimits {
  /** Views with more events are not compared. */
  readonly maxEvents?: number;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** How a view compares with its stream. */
export type ViewComparison = Omit<ViewCheck, 'projection' | 'stream'>;

const MAX_EVENTS = 20_000;
const TIMEOUT_MS = 4_000;
/** How many events are folded before the time and the signal are checked. */
const SLICE_SIZE = 200;
/** How often a view that moves meanwhile is read. */
const MAX_ATTEMPTS = 4;

/**
 * Compares the stored view of a subject with its stream, folded in memory up to the revision of the view. Both are
 * compared as readers see them; keys that the stored view has beyond its schema are a difference, too. Writes nothing.
 *
 * @param getTarget Returns the target of the live collection, which may change meanwhile.
 * @throws the reason of the signal if it aborts; the error of a store that does not respond.
 */
export async function checkView<View>(
  getTarget: () => Promise<CheckTarget<View>>,
  subject: string,
  { maxEvents = MAX_EVENTS, timeoutMs = TIMEOUT_MS, signal }: CheckLimits = {},
): Promise<ViewComparison> {
  const budget = { maxEvents, endsAt: performance.now() + timeoutMs, signal };
  for (let attempt = 1; ; attempt += 1) {
    const target = await getTarget();
    const { comparison, stored } = await compare(target, subject, budget);
    // A view that was replaced meanwhile may differ from a stream that was read later, if the log was rolled back.
    if (comparison.isSame === true || comparison.problem === 'too-long') return comparison;
    if (await isUnchanged(await getTarget(), subject, target.views.collection, stored)) return comparison;
    if (attempt >= MAX_ATTEMPTS) return { ...comparison, ...toProblem('moving') };
  }
}

interface Budget {
  readonly maxEvents: number;
  /** By the clock of `performance.now()`. */
  readonly endsAt: number;
  readonly signal: AbortSignal | undefined;
}

interface Compared<View> {
  readonly comparison: ViewComparison;
  /** The stored view that was compared. */
  readonly stored: StoredView<View> | undefined;
}

async function compare<View>(target: CheckTarget<View>, subject: string, budget: Budget): Promise<Compared<View>> {
  const { projection, views, quarantine, store } = target;
  const stream = `${projection.streamPrefix}${subject}`;
  const [found, last, quarantined] = await Promise.all([
    views.readWithContent(subject),
    store.readLastStreamEvent(stream),
    quarantine.find(stream),
  ]);
  const stored = found?.stored;
  const revisions = {
    viewRevision: stored === undefined || stored.revision < 0 ? null : stored.revision,
    streamRevision: last === undefined ? null : Number(last.revision),
  };
  const toResult = (outcome: Outcome): Compared<View> => ({ comparison: { ...revisions, ...outcome }, stored });
  if (last?.type === projection.erasureEventType) return toResult(toProblem('erased'));
  if (quarantined) return toResult(toProblem('quarantined', quarantined.reason));
  if (!found) return toResult(toProblem('missing'));
  if (found.stored.unreadable) return toResult(toProblem('unreadable', describeUnreadable(found.stored.unreadable)));
  if (found.stored.view === undefined) return toResult(toProblem('erased'));
  const folded = await foldUpTo(target, stream, found.stored.revision, budget);
  if ('problem' in folded) return toResult(folded);
  const differing = compareViews(projection, { view: found.stored.view, content: found.content }, folded.view);
  return toResult({ isSame: differing.length === 0, differing: [...differing], problem: null, reason: null });
}

type Outcome = Pick<ViewComparison, 'isSame' | 'differing' | 'problem' | 'reason'>;

const toProblem = (problem: NonNullable<ViewComparison['problem']>, reason: string | null = null): Outcome => ({
  isSame: null,
  differing: [],
  problem,
  reason,
});

const describeUnreadable = (error: NonNullable<StoredView<unknown>['unreadable']>): string =>
  error instanceof DamagedViewError ? error.message : `the view cannot be opened: ${describeUnopenable(error)}`;

/** Folds a stream up to a revision. Lets other work run in between. */
async function foldUpTo<View>(
  { projection, eventOpener, store }: CheckTarget<View>,
  stream: string,
  revision: number,
  { maxEvents, endsAt, signal }: Budget,
): Promise<{ readonly view: View | undefined } | Outcome> {
  if (revision >= maxEvents) return toProblem('too-long');
  const slices = new TimeSlices();
  let folded: StoredView<View> | undefined;
  for await (const events of readSlices(store, stream, revision + 1)) {
    signal?.throwIfAborted();
    if (performance.now() > endsAt) return toProblem('too-long');
    const { write, stuck } = await foldStream(projection, eventOpener, folded, events);
    if (write && 'deleted' in write) return toProblem('erased');
    if (stuck) return toProblem('stuck', stuck.reason);
    if (write) folded = write;
    if (slices.isOver) await slices.next();
  }
  const end = folded?.revision ?? -1;
  if (end < revision)
    return toProblem('stuck', end < 0 ? 'the stream has no events' : `the stream ends at revision ${String(end)}`);
  return { view: folded?.view };
}

async function* readSlices(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  maxCount: number,
): AsyncGenerator<readonly RecordedEvent[]> {
  let slice: RecordedEvent[] = [];
  for await (const event of store.readStream(stream, { from: 0n, maxCount })) {
    slice.push(event);
    if (slice.length < SLICE_SIZE) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}

/** Returns the paths at which a stored view differs from what a rebuild would store. */
export function compareViews<View>(
  { viewSchema }: Pick<Projection<View>, 'viewSchema'>,
  stored: { readonly view: View; readonly content: unknown },
  folded: View | undefined,
): readonly string[] {
  const content: unknown = folded === undefined ? undefined : JSON.parse(JSON.stringify(folded));
  const parsed = viewSchema.safeParse(content);
  const differing = findDifferences(viewSchema, stored.view, parsed.success ? parsed.data : content);
  // Readers do not see keys that the schema does not name, but a rebuild would not store them.
  const unknown = findDifferences(viewSchema, stored.content, stored.view).filter((path) => path.endsWith('*'));
  return [...new Set([...differing, ...unknown])].slice(0, MAX_PATHS);
}

const MAX_PATHS = 100;

async function isUnchanged<View>(
  { views }: CheckTarget<View>,
  subject: string,
  collection: ViewCollection,
  stored: StoredView<View> | undefined,
): Promise<boolean> {
  if (views.collection !== collection) return false;
  const now = (await views.readEach([subject])).get(subject);
  return (
    now?.revision === stored?.revision &&
    now?.generation === stored?.generation &&
    now?.head?.eventId === stored?.head?.eventId
  );
}
