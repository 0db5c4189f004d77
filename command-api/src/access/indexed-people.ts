import { MAX_FOUND } from '@trackrecord/contracts';
import { type Database, EVENT_INDEX_COLLECTION, type EventIndexDocument, filterRowsById } from '@trackrecord/platform';

const UUID = /^[\da-f-]{36}$/i;

/** Finds people by numbers of their requests. Returns one more than a search lists, at most. */
export type FindIndexedPeople = (number: string) => Promise<readonly string[]>;

/**
 * Creates the search for people by the id of a request, command, correlation or event, or by the short reference of a
 * request. Unlike the activity log, the index of events knows the requests that changed something.
 */
export function createIndexedPeopleSearch(db: Database): FindIndexedPeople {
  const rows = db.collection<EventIndexDocument>(EVENT_INDEX_COLLECTION);
  return async (number) => {
    // UUIDs are stored in lower case, also if they are typed in upper case.
    const filter = filterRowsById(UUID.test(number) ? number.toLowerCase() : number);
    const uids: string[] = [];
    // One by one: a request may have appended hundreds of events.
    while (uids.length <= MAX_FOUND) {
      const row = await rows.findOne({ ...filter, uid: { $nin: uids } }, { projection: { uid: 1 } });
      if (!row) break;
      uids.push(row.uid);
    }
    return uids;
  };
}
