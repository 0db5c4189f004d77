import type { EventStore } from '../event-store/event-store.js';

/**
 * What the streams of a subject hold: nothing (then a key may be created), sealed events, or the end of an erased account.
 */
export type SubjectHistory = 'empty' | 'sealed' | 'erased';

/** Reads what the streams of a subject hold. @throws if the event store cannot be reached. */
export type ReadHistory = (subject: string) => Promise<SubjectHistory>;

/** Reads the newest event of each stream; a stream that ends with an event of a clear type belongs to an erased account. */
export const createHistoryReader =
  (
    store: Pick<EventStore, 'newestOf'>,
    getStreams: (subject: string) => readonly string[],
    clearTypes: ReadonlySet<string>,
  ): ReadHistory =>
  async (subject) => {
    const newest = await Promise.all(getStreams(subject).map((stream) => store.newestOf(stream)));
    const events = newest.filter((event) => event !== undefined);
    if (events.some(({ type }) => clearTypes.has(type))) return 'erased';
    return events.length > 0 ? 'sealed' : 'empty';
  };
