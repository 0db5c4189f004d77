import type { EventStore } from '../event-store/event-store.js';

/**
 * What the streams of a subject contain: nothing (a key may be created), sealed events, or the end of an erased
 * account.
 */
export type SubjectHistory = 'empty' | 'sealed' | 'erased';

/** Reads the history of a subject. @throws if the event store cannot be reached. */
export type ReadHistory = (subject: string) => Promise<SubjectHistory>;

/**
 * Creates a reader of the last event of each stream. A stream that ends with an unencrypted type belongs to an erased
 * account.
 */
export const createHistoryReader =
  (
    store: Pick<EventStore, 'readLastStreamEvent'>,
    getStreams: (subject: string) => readonly string[],
    unencryptedTypes: ReadonlySet<string>,
  ): ReadHistory =>
  async (subject) => {
    const newest = await Promise.all(getStreams(subject).map((stream) => store.readLastStreamEvent(stream)));
    const events = newest.filter((event) => event !== undefined);
    if (events.some(({ type }) => unencryptedTypes.has(type))) return 'erased';
    return events.length > 0 ? 'sealed' : 'empty';
  };
