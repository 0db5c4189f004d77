import type { LogEvent } from '@trackrecord/contracts';
import {
  connectMongo,
  EVENT_INDEX_COLLECTION,
  type EventIndexDocument,
  EventStore,
  toIndexDocument,
  toLogEvent,
} from '@trackrecord/platform';

/** What the index of events has, and what it has to have. */
interface IndexAndLog {
  readonly index: readonly LogEvent[];
  readonly log: readonly LogEvent[];
  /** The leases that processes hold. */
  readonly leases: readonly string[];
}

/** Reads the index of events of a stack, and the events of users of its log. None of them may be erased. */
export async function readIndexAndLog(env: Readonly<Record<string, string>>): Promise<IndexAndLog> {
  const mongo = await connectMongo(env['MONGODB_URL'] ?? '');
  const store = new EventStore(env['EVENTSTORE_URL'] ?? '');
  try {
    const log: LogEvent[] = [];
    for await (const event of store.readAll()) {
      const row = toIndexDocument(event);
      if (row) log.push(toLogEvent(row));
    }
    const rows = await mongo.db
      .collection<EventIndexDocument>(EVENT_INDEX_COLLECTION)
      .find()
      .sort({ _id: 1 })
      .toArray();
    const leases = await mongo.db.collection<{ _id: string }>('leases').find().toArray();
    return { index: rows.map(toLogEvent), log, leases: leases.map(({ _id }) => _id) };
  } finally {
    await Promise.all([mongo.close(), store.close()]);
  }
}
