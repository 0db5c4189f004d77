import { Binary, type Collection } from 'mongodb';
import { Batcher } from '../mongo/batcher.js';
import { insertEach } from '../mongo/insert-each.js';
import type { Sealer } from '../sealing/sealer.js';
import {
  toInputContext,
  toResultContext,
  WORK_COLLECTION,
  WORK_TTL_SECONDS,
  type WorkDocument,
} from './work-documents.js';
import type { Database } from '../mongo/database.js';

/** Work as a worker sees it. */
export interface Work {
  readonly uid: string;
  readonly kind: string;
  /** When the client stops waiting. */
  readonly until: Date;
  readonly input: unknown;
}

/** The outcome of work. */
export type WorkOutcome =
  | { readonly state: 'waiting' }
  | { readonly state: 'done'; readonly result: unknown }
  | { readonly state: 'failed'; readonly failure: string };

/** Work to store. */
export interface NewWork {
  readonly id: string;
  readonly uid: string;
  readonly kind: string;
  readonly input: unknown;
  /** When the client stops waiting. */
  readonly until: Date;
}

/** The id is already used for other work. */
export class WorkConflictError extends Error {
  override readonly name = 'WorkConflictError';
}

interface WorkCompletion {
  readonly id: string;
  readonly outcome: Pick<WorkDocument, 'state' | 'result' | 'failure'>;
}

/**
 * Stores the inputs and results of jobs for an hour, sealed with the key of their user: the queues only contain ids.
 * The first outcome of a job counts.
 */
export class WorkStore {
  readonly #work: Collection<WorkDocument>;
  // Every write waits for the disk, so concurrent writes are batched.
  readonly #inserts = new Batcher((documents: readonly WorkDocument[]) => insertEach(this.#work, documents));
  readonly #completions = new Batcher((completions: readonly WorkCompletion[]) => this.#completeAll(completions));

  constructor(
    db: Database,
    private readonly sealer: Sealer,
  ) {
    this.#work = db.collection(WORK_COLLECTION);
  }

  /** Creates the indexes that expire work and find the work of a user. */
  async prepare(): Promise<void> {
    await this.#work.createIndex({ createdAt: 1 }, { expireAfterSeconds: WORK_TTL_SECONDS }, {});
    await this.#work.createIndex({ uid: 1 }, {}, {});
  }

  /**
   * Stores work. Returns `known` if the same work is stored already. Work that failed with a retryable failure is reset
   * to waiting.
   * @throws {WorkConflictError} if the id is used for other work.
   * @throws {KeyDestroyedError}
   */
  async begin(
    { id, uid, kind, input, until }: NewWork,
    retryableFailures: readonly string[] = [],
  ): Promise<'new' | 'known'> {
    const sealed = new Binary(await this.sealer.seal(uid, input, toInputContext(id)));
    const work = { uid, kind, input: sealed, state: 'waiting', until, createdAt: new Date() } as const;
    if (await this.#inserts.run({ _id: id, ...work })) return 'new';
    await this.#requireSame(id, uid, kind, input);
    await this.#work.updateOne({ _id: id, state: 'waiting' }, { $max: { until } });
    await this.#work.updateOne(
      { _id: id, state: 'failed', failure: { $in: retryableFailures } },
      { $set: { state: 'waiting', until }, $unset: { failure: '' } },
    );
    return 'known';
  }

  /** Opens waiting work; undefined if it has finished or expired. @throws {KeyDestroyedError} */
  async open(id: string): Promise<Work | undefined> {
    const document = await this.#work.findOne({ _id: id, state: 'waiting' });
    if (!document) return undefined;
    const input = await this.sealer.open(document.uid, Buffer.from(document.input.buffer), toInputContext(id));
    return { uid: document.uid, kind: document.kind, until: document.until, input };
  }

  /** Stores the result of work, unless it has finished before. @throws {KeyDestroyedError} */
  async complete(id: string, uid: string, result: unknown): Promise<void> {
    const sealed = new Binary(await this.sealer.seal(uid, result, toResultContext(id)));
    await this.#completions.run({ id, outcome: { state: 'done', result: sealed } });
  }

  /** Marks work as failed, unless it has finished before. */
  async markFailed(id: string, failure: string): Promise<void> {
    await this.#completions.run({ id, outcome: { state: 'failed', failure } });
  }

  /** Returns true if a user has this work. */
  async has(id: string, uid: string): Promise<boolean> {
    return (await this.#work.findOne({ _id: id, uid }, { projection: { _id: 1 } })) !== null;
  }

  /** Returns the outcome of work; undefined if the user has no such work. @throws {KeyDestroyedError} */
  async findOutcome(id: string, uid: string): Promise<WorkOutcome | undefined> {
    const document = await this.#work.findOne({ _id: id, uid }, { projection: { input: 0 } });
    if (!document) return undefined;
    if (document.state === 'failed') return { state: 'failed', failure: document.failure ?? 'internal' };
    if (document.state === 'waiting' || !document.result) return { state: 'waiting' };
    return {
      state: 'done',
      result: await this.sealer.open(uid, Buffer.from(document.result.buffer), toResultContext(id)),
    };
  }

  async #requireSame(id: string, uid: string, kind: string, input: unknown): Promise<void> {
    const document = await this.#work.findOne({ _id: id, uid, kind });
    const existing = document && (await this.sealer.open(uid, Buffer.from(document.input.buffer), toInputContext(id)));
    if (JSON.stringify(existing) !== JSON.stringify(input)) {
      throw new WorkConflictError(`The work id ${id} was used for other work.`);
    }
  }

  /** Updates waiting work only, so that the first outcome counts. */
  async #completeAll(completions: readonly WorkCompletion[]): Promise<readonly undefined[]> {
    const updates = completions.map(({ id, outcome }) => ({
      updateOne: { filter: { _id: id, state: 'waiting' as const }, update: { $set: outcome } },
    }));
    await this.#work.bulkWrite(updates, { ordered: true });
    return completions.map(() => undefined);
  }
}
