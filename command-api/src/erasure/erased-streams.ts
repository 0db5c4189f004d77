import { randomUUID } from 'node:crypto';
import { type EventMetadata, profileStream, SCHEMA_VERSION, userStreams } from '@trackrecord/contracts';
import { type EventStore, HttpError, WrongRevision } from '@trackrecord/platform';
import type { Eraser } from './eraser.js';

const ERASED = 'AccountErased';
/** Whoever still writes is refused once the end is written; until then we may lose some races. */
const MOST_RACES = 50;

/**
 * Ends the streams of a person, and keeps nothing of them but their end. That is written without looking at what came
 * before, because that may not be readable any more.
 */
export function erasedStreams(store: EventStore): Eraser {
  const isEnded = async (stream: string): Promise<boolean> => {
    const events = store.readStream(stream, { backwards: true, most: 2 });
    const types: string[] = [];
    for await (const { type } of events) types.push(type);
    return types.length === 1 && types[0] === ERASED;
  };
  return {
    part: 'history',
    erase: async (uid) => {
      for (const stream of userStreams(uid)) {
        await end(store, stream, uid);
        await store.keepNewest(stream);
      }
    },
    holds: async (uid) => {
      const ended = await Promise.all(userStreams(uid).map(isEnded));
      return ended.includes(false);
    },
    restoredOf: async (uids) => {
      const restored: string[] = [];
      for (const uid of uids) if (!(await isEnded(profileStream(uid)))) restored.push(uid);
      return restored;
    },
  };
}

/** The revision of the event that ended the profile of a person. @throws where there is none. */
export async function endOfProfile(store: EventStore, uid: string): Promise<bigint> {
  const last = await store.newestOf(profileStream(uid));
  if (last?.type !== ERASED) throw new Error('the stream of an erased profile has no end');
  return last.revision;
}

async function end(store: EventStore, stream: string, uid: string): Promise<void> {
  const event = { id: randomUUID(), type: ERASED, data: {}, metadata: saidByOwner(uid) };
  for (let race = 1; race <= MOST_RACES; race += 1) {
    const last = await store.newestOf(stream);
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

function saidByOwner(uid: string): EventMetadata {
  const commandId = randomUUID();
  return {
    schemaVersion: SCHEMA_VERSION,
    actor: { uid, role: 'user' },
    commandId,
    correlationId: commandId,
    causationId: commandId,
    occurredAt: new Date().toISOString(),
  };
}
