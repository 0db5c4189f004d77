import type { ActivityEntry, TimelineItem, TimelineKind } from '@trackrecord/contracts';
import type { ActivitySource } from '../get-person-activity.js';
import { describeJob, describeRequest, toSentence } from './describe-activity.js';
import type { TimelineSource } from './merge-entries.js';
import { cursorError } from './timeline-cursor.js';

type RequestItem = Extract<TimelineItem, { kind: 'request' }>;
type JobItem = Extract<TimelineItem, { kind: 'job' }>;

/**
 * Creates the source of refused and failed requests and of outcomes of jobs. A position is the time (ms) and the id of
 * the last entry, which tells entries of the same time apart. All entries are read at once, because the log is short.
 */
export const createActivitySource = (activity: ActivitySource, kinds: ReadonlySet<TimelineKind>): TimelineSource => ({
  read: async (uid, position, limit) => {
    const allEntries = await activity.readActivity(uid);
    const [newest] = allEntries;
    // "z" makes the id greater than that of the newest entry, so that the position is before this entry.
    const startPosition = position ?? (newest ? `${toPosition(newest)}z` : '0-0');
    const isAfter = position === undefined ? () => true : createPositionFilter(position);
    const pageEntries = allEntries.filter((entry) => kinds.has(toKind(entry)) && isAfter(entry)).slice(0, limit);
    const entries = pageEntries.map((entry) => ({ item: toItem(entry, allEntries), position: toPosition(entry) }));
    return { startPosition, entries };
  },
});

const toKind = ({ status }: ActivityEntry): 'request' | 'job' => (status === null ? 'job' : 'request');

const toPosition = ({ at, id }: ActivityEntry): string => `${String(Date.parse(at))}-${id}`;

/** @throws {HttpError} 400 */
function createPositionFilter(position: string): (entry: ActivityEntry) => boolean {
  const [, time, id = ''] = /^(\d{1,15})-([\da-z-]{1,40})$/.exec(position) ?? [];
  if (time === undefined) throw cursorError();
  const milliseconds = Number(time);
  return (entry) => {
    const at = Date.parse(entry.at);
    return at < milliseconds || (at === milliseconds && entry.id < id);
  };
}

function toItem(entry: ActivityEntry, allEntries: readonly ActivityEntry[]): RequestItem | JobItem {
  const { id, at, status, requestId, correlationId, commandId, client, outcome, code } = entry;
  const common = { id: `activity:${id}`, at, requestId, correlationId, commandId, client, code };
  if (status === null || outcome === 'ended') {
    const { workKind, workId, engine, attempts, waitedMs, tookMs } = entry;
    const description = describeJob(entry);
    const sentence = findShownSentence(entry, allEntries);
    const job = { workKind, workId, engine, attempts, waitedMs, tookMs };
    return {
      kind: 'job',
      ...common,
      description,
      outcome: outcome === 'refused' ? 'failed' : outcome,
      sentence,
      ...job,
    };
  }
  const { route, ifMatch, revision, paths } = entry;
  const request = { route, ifMatch, revision, paths };
  const description = describeRequest(entry);
  return { kind: 'request', ...common, description, outcome, status, sentence: toSentence(entry), ...request };
}

/** A person who waits for a job is shown the message of their request, which has its own entry. */
function findShownSentence(
  { outcome, workId }: ActivityEntry,
  allEntries: readonly ActivityEntry[],
): string | undefined {
  if (outcome === 'ended' || workId === undefined) return undefined;
  const request = allEntries.find((other) => other.status !== null && other.workId === workId);
  return request && toSentence(request);
}
