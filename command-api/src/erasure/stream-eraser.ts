import { randomUUID } from 'node:crypto';
import { type CommandMetadata, profileStream, toEventMetadata, userStreams } from '@trackrecord/contracts';
import { type EventStore, WrongRevisionError } from '@trackrecord/platform';
import { conflictError } from '../commands/conflicts.js';
import { createErasureMetadata } from './erasure-metadata.js';
import type { Eraser } from './eraser.js';

const FINAL_EVENT = 'AccountErased';
/** Concurrent writes may append first, until the final event is stored. */
const MAX_ATTEMPTS = 50;

/**
 * Appends a final event to each stream of a user, and deletes all events before it. Does not decrypt the streams,
 * because the key may be destroyed.
 */
export function createStreamEraser(store: EventStore): Eraser {
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
        await appendFinalEvent(store, stream, createErasureMetadata(uid, cause));
        await store.truncateToLastEvent(stream);
      }
    },
    hasData: async (uid) => {
      const results = await Promise.all(userStreams(uid).map(hasOnlyFinalEvent));
      return results.includes(false);
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

async function appendFinalEvent(store: EventStore, stream: string, metadata: CommandMetadata): Promise<void> {
  const event = {
    id: randomUUID(),
    type: FINAL_EVENT,
    data: {},
    metadata: toEventMetadata(FINAL_EVENT, metadata),
  };
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const last = await store.readLastStreamEvent(stream);
    if (last?.type === FINAL_EVENT) return;
    try {
      await store.append(stream, [event], last?.revision ?? 'no_stream');
      return;
    } catch (error) {
      if (!(error instanceof WrongRevisionError)) throw error;
    }
  }
  throw conflictError(stream);
}
