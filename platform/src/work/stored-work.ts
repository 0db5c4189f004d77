import type { Collection, Db } from 'mongodb';
import type { Sealer } from '../sealing/sealer.js';
import { toInputContext, toResultContext, WORK_COLLECTION, type WorkDocument } from './work-documents.js';

/** Work of a person as it is kept, opened; `result` is null unless it is done, `failure` unless it failed. */
export interface OpenedWork {
  readonly id: string;
  readonly kind: string;
  readonly state: WorkDocument['state'];
  readonly createdAt: Date;
  readonly until: Date;
  readonly input: unknown;
  readonly result: unknown;
  readonly failure: string | null;
}

/** Documents come by so many at once: each may be as large as a profile. */
const PAGE_SIZE = 20;

/** What is kept of what a person asked for, for whoever asks for everything there is (design.md section 5). */
export class KeptWork {
  readonly #work: Collection<WorkDocument>;

  constructor(
    db: Db,
    private readonly sealer: Sealer,
  ) {
    this.#work = db.collection(WORK_COLLECTION);
  }

  /** All of it, the oldest first, one after another. @throws {KeyDestroyed} */
  async *of(uid: string): AsyncGenerator<OpenedWork> {
    const found = this.#work.find({ uid }).sort({ createdAt: 1, _id: 1 }).batchSize(PAGE_SIZE);
    for await (const { _id, kind, state, createdAt, until, input, result, failure } of found) {
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
