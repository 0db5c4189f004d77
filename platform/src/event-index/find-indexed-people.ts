import type { Db } from 'mongodb';
import { EVENT_INDEX_COLLECTION, type EventIndexDocument, toIndexId } from './event-index-document.js';

const TIMEOUT_MS = 1_000;
/** More than one person is as good as none: the number does not identify them. */
const MAX_PEOPLE = 2;

/** Returns the uids of people with an event of a request or command with this id; none if there is no index. */
export async function findIndexedPeople(db: Db, number: string): Promise<readonly string[]> {
  const id = toIndexId(number);
  const rows = db.collection<EventIndexDocument>(EVENT_INDEX_COLLECTION);
  const found = rows.aggregate<{ readonly _id: string }>(
    [
      { $match: { ids: id, $or: [{ 'ids.1': id }, { 'ids.3': id }] } },
      { $group: { _id: '$uid' } },
      { $limit: MAX_PEOPLE },
    ],
    { maxTimeMS: TIMEOUT_MS },
  );
  return (await found.toArray()).map(({ _id: uid }) => uid);
}
