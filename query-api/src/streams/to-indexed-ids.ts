import { type EventIndexDocument, toIndexId, toIndexReference } from '@trackrecord/platform';

type IndexedId = NonNullable<EventIndexDocument['ids'][number]>;

/** Returns what an id of a search may be in the index: an id, and the short reference of a request. */
export function toIndexedIds(id: string): readonly IndexedId[] {
  const reference = toIndexReference(id);
  return reference === undefined ? [toIndexId(id)] : [toIndexId(id), reference];
}
