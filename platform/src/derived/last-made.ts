import type { Db } from 'mongodb';

/** When the document of each of these users was last made (ms since 1970), for those who have one in the collection. */
export async function lastMade(
  db: Db,
  collection: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const documents = db.collection<{ readonly _id: string; readonly madeAt: Date }>(collection);
  const found = documents.find({ _id: { $in: [...uids] } }, { projection: { madeAt: 1 } });
  return new Map((await found.toArray()).map(({ _id, madeAt }) => [_id, madeAt.getTime()]));
}
