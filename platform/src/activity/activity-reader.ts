import { ACTIVITY_COLLECTION, activityEntry, type ActivityEntry, MAX_ACTIVITY_ENTRIES } from '@trackrecord/contracts';
import type { Collection, Filter } from 'mongodb';
import type { Sealer } from '../sealing/sealer.js';
import { type ActivityDocument, toDetailsContext } from './activity-documents.js';
import type { Database } from '../mongo/database.js';

/** Reads the activity log of a person. */
export class ActivityReader {
  protected readonly entries: Collection<ActivityDocument>;

  constructor(
    db: Database,
    protected readonly sealer: Sealer,
  ) {
    this.entries = db.collection(ACTIVITY_COLLECTION);
  }

  /** Returns the entries of a person before a time (by default all), newest first. @throws {KeyDestroyedError} */
  async readActivity(uid: string, before?: Date, limit = MAX_ACTIVITY_ENTRIES): Promise<readonly ActivityEntry[]> {
    const filter: Filter<ActivityDocument> = before === undefined ? { uid } : { uid, at: { $lt: before } };
    const documents = await this.entries.find(filter).sort({ at: -1, _id: -1 }).limit(limit).toArray();
    return Promise.all(documents.map((document) => this.#open(document)));
  }

  async #open({ _id: id, uid, at, kind, outcome, status, code, sealed }: ActivityDocument): Promise<ActivityEntry> {
    const details = await this.sealer.open(uid, Buffer.from(sealed.buffer), toDetailsContext(id));
    const plainFields = { id, at: at.toISOString(), kind, outcome, status, code };
    return activityEntry.parse({ ...plainFields, ...(details as object) });
  }
}
