import { randomUUID } from 'node:crypto';
import { type EventMetadata, profileStream, SCHEMA_VERSION, userStreams } from '@trackrecord/contracts';
import { type EventStore, HttpError, WrongRevision } from '@trackrecord/platform';
import type { SessionList } from '../access/session-list.js';
import { AccessLogRetention } from './access-log-retention.js';
import type { Eraser, ErasureCause } from './eraser.js';

const FINAL_EVENT = 'AccountErased';
/** Concurrent writes may append first, until the final event is stored. */
const MAX_ATTEMPTS = 50;

/**
 * Appends a final event to each stream of a user, and deletes all events before it. Does not decrypt the streams,
 * because the key may be destroyed. The record of accesses of staff is kept for some days.
 */
export function createStreamEraser(
  store: EventStore,
  sessionList: Pick<SessionList, 'endAll'>,
  accessLogDays: number,
): Eraser {
  const accessLog = new AccessLogRetention(store, sessionList, accessLogDays);
  const hasOnlyFinalEvent = async (stream: string): Promise<boolean> => {
    const events = store.readStream(stream, { backwards: true, maxCount: 2 });
    const types: string[] = [];
    for await (const { type } of events) types.push(type);
    return types.length === 1 && types[0] === FINAL_EVENT;
  };
  return {
    part: 'history',
    erase: async (uid, cause) => {
      for (const stream of userStreams(uid)) {
        await appendFinalEvent(store, stream, toMetadata(uid, cause));
        await store.truncateToLastEvent(stream);
      }
      await accessLog.close(uid, toMetadata(uid, cause));
    },
    hasData: async (uid) => {
      const results = await Promise.all(userStreams(uid).map(hasOnlyFinalEvent));
      return results.includes(false) || !(await accessLog.isClosed(uid));
    },
    findRestored: async (uids) => {
      const restoredUids: string[] = [];
      for (const uid of uids) if (!(await hasOnlyFinalEvent(profileStream(uid)))) restoredUids.push(uid);
      return restoredUids;
    },
  };
}

/** Returns the revision of the final event of a profile stream. @throws if there is none. */
export async function findFinalRevision(store: EventStore, uid: string): Promise<bigint> {
  const last = await store.readLastStreamEvent(profileStream(uid));
  if (last?.type !== FINAL_EVENT) throw new Error('the stream of an erased profile has no final event');
  return last.revision;
}

async function appendFinalEvent(store: EventStore, stream: string, metadata: EventMetadata): Promise<void> {
  const event = { id: randomUUID(), type: FINAL_EVENT, data: {}, metadata };
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const last = await store.readLastStreamEvent(stream);
    if (last?.type === FINAL_EVENT) return;
    try {
      await store.append(stream, [event], last?.revision ?? 'no_stream');
      return;
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
    }
  }
  throw new HttpError(409, 'conflict', 'Your profile is being changed elsewhere right now. Please try again.');
}

/** The erasure is the command, also if the queue finishes it. */
const toMetadata = (uid: string, { id, role, request }: ErasureCause): EventMetadata => ({
  schemaVersion: SCHEMA_VERSION,
  actor: { uid, role },
  correlationId: id,
  ...request,
  commandId: id,
  causationId: id,
  occurredAt: new Date().toISOString(),
});
