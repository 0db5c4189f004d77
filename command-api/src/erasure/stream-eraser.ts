import { randomUUID } from 'node:crypto';
import { type EventMetadata, profileStream, SCHEMA_VERSION, userStreams } from '@trackrecord/contracts';
import { type EventStore, HttpError, WrongRevision } from '@trackrecord/platform';
import type { Eraser, ErasureCause } from './eraser.js';

const ERASED = 'AccountErased';
/** Concurrent writes may win the race to append, until the final event is there. */
const MAX_ATTEMPTS = 50;

/**
 * Appends a final event to each stream of a user, and deletes all events before it. Does not read the streams, because
 * they may not be readable any more.
 */
export function streamEraser(store: EventStore): Eraser {
  const isEnded = async (stream: string): Promise<boolean> => {
    const events = store.readStream(stream, { backwards: true, maxCount: 2 });
    const types: string[] = [];
    for await (const { type } of events) types.push(type);
    return types.length === 1 && types[0] === ERASED;
  };
  return {
    part: 'history',
    erase: async (uid, cause) => {
      for (const stream of userStreams(uid)) {
        await end(store, stream, toMetadata(uid, cause));
        await store.truncateToLastEvent(stream);
      }
    },
    hasData: async (uid) => {
      const ended = await Promise.all(userStreams(uid).map(isEnded));
      return ended.includes(false);
    },
    findRestored: async (uids) => {
      const restored: string[] = [];
      for (const uid of uids) if (!(await isEnded(profileStream(uid)))) restored.push(uid);
      return restored;
    },
  };
}

/** Returns the revision of the final event of a profile stream. @throws if there is none. */
export async function endOfProfile(store: EventStore, uid: string): Promise<bigint> {
  const last = await store.readLastEventOf(profileStream(uid));
  if (last?.type !== ERASED) throw new Error('the stream of an erased profile has no end');
  return last.revision;
}

async function end(store: EventStore, stream: string, metadata: EventMetadata): Promise<void> {
  const event = { id: randomUUID(), type: ERASED, data: {}, metadata };
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const last = await store.readLastEventOf(stream);
    if (last?.type === ERASED) return;
    try {
      await store.append(stream, [event], last?.revision ?? 'no_stream');
      return;
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
    }
  }
  throw new HttpError(409, 'conflict', 'Your profile is being changed elsewhere right now. Please try again.');
}

/** The command is the erasure, whoever finishes it. */
const toMetadata = (uid: string, { id, role, request }: ErasureCause): EventMetadata => ({
  schemaVersion: SCHEMA_VERSION,
  actor: { uid, role },
  correlationId: id,
  ...request,
  commandId: id,
  causationId: id,
  occurredAt: new Date().toISOString(),
});
