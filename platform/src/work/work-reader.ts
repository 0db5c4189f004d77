import type { Collection } from 'mongodb';
import type { Sealer } from '../sealing/sealer.js';
import { toInputContext, toResultContext, WORK_COLLECTION, type WorkDocument } from './work-documents.js';
import type { Database } from '../mongo/database.js';

/** Opened work of a user; `result` is null unless it is done, `failure` unless it failed. */
export interface DecryptedWork {
  readonly id: string;
  readonly kind: string;
  readonly state: WorkDocument['state'];
  readonly createdAt: Date;
  readonly until: Date;
  readonly input: unknown;
  readonly result: unknown;
  readonly failure: string | null;
}

/** Small, because each document may be as large as a profile. */
const PAGE_SIZE = 20;

/** Reads stored work for the data export, and its kind for developers. */
export class WorkReader {
  readonly #work: Collection<WorkDocument>;

  constructor(
    db: Database,
    private readonly sealer: Sealer,
  ) {
    this.#work = db.collection(WORK_COLLECTION);
  }

  /** Returns the kinds of work by their ids, such as `transcribe`; without work that is no longer stored. Opens none. */
  async findKinds(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.#work.find({ _id: { $in: [...ids] } }, { projection: { kind: 1 } }).toArray();
    return new Map(found.map(({ _id, kind }) => [_id, kind]));
  }

  /** Reads all work of a user, oldest first. @throws {KeyDestroyedError} */
  async *readByUser(uid: string): AsyncGenerator<DecryptedWork> {
    const cursor = this.#work.find({ uid }).sort({ createdAt: 1, _id: 1 }).batchSize(PAGE_SIZE);
    for await (const { _id, kind, state, createdAt, until, input, result, failure } of cursor) {
      yield {
        id: _id,
        kind,
        state,
        createdAt,
        until,
        input: await this.sealer.open(uid, Buffer.from(input.buffer), toInputContext(_id)),
        result: result ? await this.sealer.open(uid, Buffer.from(result.buffer), toResultContext(_id)) : null,
        failure: failure ?? null,
      };
    }
  }
}
