import { type EventJob, type QueueName, toStreamName } from '@trackrecord/contracts';
import { createEventJobs, type EventIndexDocument, fromIndexId, type RuledJob } from '@trackrecord/platform';
import type { IndexedEvents } from './indexed-events.js';
import type { KnownJob, ReadJobs } from './job-reader.js';

/** A job of an event. */
export interface ResolvedJob {
  readonly job: EventJob;
  /** The job that it was merged with, if its state is `joined`. */
  readonly joinedTo: KnownJob | undefined;
}

interface JobSources {
  readonly indexedEvents: Pick<IndexedEvents, 'findRange'>;
  readonly readJobs: ReadJobs;
  readonly now?: () => number;
}

/** A job can be merged with one of this many events before or after its own. */
const NEAR_EVENTS = 40;
/** Completed jobs are kept for at least this long: a job that is missing earlier was never added on its own. */
const KEPT_MS = 60 * 60_000;
/** A later event whose job was added this soon after was relayed in the same batch. */
const SAME_BATCH_MS = 60_000;

/**
 * Returns the jobs that events lead to, by event id. Their ids derive from those of the events, so nothing has to be
 * recorded. Jobs that process a whole stream are deduplicated: one that Redis does not have is `joined` if a job of an
 * event near it started after this event was stored.
 */
export async function readEventJobs(
  rows: readonly EventIndexDocument[],
  { indexedEvents, readJobs, now = Date.now }: JobSources,
): Promise<ReadonlyMap<string, readonly ResolvedJob[]>> {
  const planned = rows.map((row) => ({ row, jobs: planJobs(row) }));
  const known = await readAll(
    planned.flatMap(({ jobs }) => jobs),
    readJobs,
  );
  const isMerged = ({ jobs }: { readonly jobs: readonly RuledJob[] }) =>
    jobs.some(({ id, deduplicationId }) => deduplicationId !== undefined && !known.has(id));
  const nearby = await findNearby(
    planned.filter(isMerged).map(({ row }) => row),
    indexedEvents,
  );
  const others = nearby.map((row) => ({ row, jobs: planJobs(row) }));
  const allKnown = new Map([
    ...known,
    ...(await readAll(
      others
        .flatMap(({ jobs }) => jobs)
        .filter(({ id, deduplicationId }) => deduplicationId !== undefined && !known.has(id)),
      readJobs,
    )),
  ]);
  const candidates = toCandidates([...planned, ...others], allKnown);
  return new Map(
    planned.map(({ row, jobs }) => [
      fromIndexId(row.ids[0]),
      jobs.map((job) => resolve(job, row, allKnown.get(job.id), candidates, now())),
    ]),
  );
}

const planJobs = (row: EventIndexDocument): readonly RuledJob[] =>
  createEventJobs({
    id: fromIndexId(row.ids[0]),
    type: row.type,
    stream: toStreamName(row),
    revision: BigInt(row.revision),
    metadata: {},
  });

async function readAll(jobs: readonly RuledJob[], readJobs: ReadJobs): Promise<ReadonlyMap<string, KnownJob>> {
  const ids = new Map<QueueName, Set<string>>();
  for (const { queue, id } of jobs) ids.set(queue, (ids.get(queue) ?? new Set()).add(id));
  const found = await Promise.all([...ids].map(([queue, queueIds]) => readJobs(queue, [...queueIds])));
  return new Map(found.flatMap((known) => [...known]));
}

/** Returns the events near events of the same streams, without those. */
async function findNearby(
  rows: readonly EventIndexDocument[],
  indexedEvents: JobSources['indexedEvents'],
): Promise<readonly EventIndexDocument[]> {
  const ranges = new Map<string, { from: number; to: number }>();
  for (const row of rows) {
    const stream = toStreamName(row);
    const { from, to } = ranges.get(stream) ?? { from: row.revision, to: row.revision };
    ranges.set(stream, { from: Math.min(from, row.revision), to: Math.max(to, row.revision) });
  }
  const found = await Promise.all(
    [...ranges].flatMap(([stream, { from, to }]) => [
      indexedEvents.findRange(stream, Math.max(0, from - NEAR_EVENTS), from - 1),
      indexedEvents.findRange(stream, to + 1, to + NEAR_EVENTS),
    ]),
  );
  return found.flat();
}

/** A job that may process other events of its stream, too. */
interface Candidate {
  readonly job: KnownJob;
  readonly revision: number;
}

type Candidates = ReadonlyMap<string, readonly Candidate[]>;

const toKey = (name: string, stream: string): string => `${name}|${stream}`;

/** Returns the jobs that Redis has, by their names and streams, in the order of their events. */
function toCandidates(
  planned: readonly { readonly row: EventIndexDocument; readonly jobs: readonly RuledJob[] }[],
  known: ReadonlyMap<string, KnownJob>,
): Candidates {
  const candidates = new Map<string, Candidate[]>();
  for (const { row, jobs } of planned.toSorted((a, b) => a.row.revision - b.row.revision)) {
    for (const { id, name } of jobs) {
      const job = known.get(id);
      const key = toKey(name, toStreamName(row));
      if (job) candidates.set(key, [...(candidates.get(key) ?? []), { job, revision: row.revision }]);
    }
  }
  return candidates;
}

function resolve(
  { id, queue, name, deduplicationId }: RuledJob,
  row: EventIndexDocument,
  known: KnownJob | undefined,
  candidates: Candidates,
  now: number,
): ResolvedJob {
  if (known) return { job: { id, queue, name, state: known.state }, joinedTo: undefined };
  const sameStream = deduplicationId === undefined ? [] : (candidates.get(toKey(name, toStreamName(row))) ?? []);
  const joinedTo = findMerged(sameStream, row, now);
  return { job: { id, queue, name, state: joinedTo ? 'joined' : 'gone' }, joinedTo };
}

/**
 * Returns the job that processed an event without a job of its own: the one of an earlier event that waited then, or
 * that of the next later event. A later one does not count if the own job may have run and been removed before it.
 */
function findMerged(
  candidates: readonly Candidate[],
  { revision, at }: EventIndexDocument,
  now: number,
): KnownJob | undefined {
  const storedAt = at.getTime();
  const earlier = candidates.findLast((candidate) => candidate.revision < revision)?.job;
  if (earlier && (earlier.startedAt ?? Infinity) >= storedAt) return earlier;
  const later = candidates.find((candidate) => candidate.revision > revision)?.job;
  return later && (now - storedAt < KEPT_MS || later.addedAt - storedAt < SAME_BATCH_MS) ? later : undefined;
}
