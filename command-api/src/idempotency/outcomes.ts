import { createHash } from 'node:crypto';
import { type Answer, HttpError, isDuplicateKey, type Sealer } from '@trackrecord/platform';
import { Binary, type Collection, type Db, MongoBulkWriteError } from 'mongodb';
import { z } from 'zod';
import { Gathered } from './gathered.js';

interface OutcomeDocument {
  readonly _id: string;
  readonly uid: string;
  readonly sealed: Binary;
  readonly keptAt: Date;
}

const kept = z.object({
  request: z.string(),
  answer: z.object({
    status: z.int(),
    body: z.unknown(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
});

const KEPT_SECONDS = 24 * 60 * 60;

/** What a request was: the same command id with another one is a mistake of the client. */
export interface RequestFingerprint {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** The answers to named commands, sealed and kept for 24 hours (design.md section 3). */
export class Outcomes {
  readonly #outcomes: Collection<OutcomeDocument>;
  readonly #finding = new Gathered((ids: readonly string[]) => this.#findAll(ids));
  readonly #keeping = new Gathered((documents: readonly OutcomeDocument[]) => this.#insertAll(documents));

  constructor(
    db: Db,
    private readonly sealer: Sealer,
  ) {
    this.#outcomes = db.collection('outcomes');
  }

  /** Creates the index that ends each outcome after 24 hours. */
  async prepare(): Promise<void> {
    await this.#outcomes.createIndex({ keptAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }, {});
    await this.#outcomes.createIndex({ uid: 1 }, {}, {});
  }

  /**
   * The answer to a command: the kept one if it was answered before, else what `handle` answers, which is kept.
   * @throws {HttpError} 422 when the command was another request.
   */
  async once(
    uid: string,
    commandId: string,
    fingerprint: RequestFingerprint,
    handle: () => Promise<Answer>,
  ): Promise<Answer> {
    const request = hash(fingerprint);
    const before = await this.#find(uid, commandId);
    if (before) return sameRequest(before, request);
    const answer = await handle();
    if (await this.#keep(uid, commandId, { request, answer })) return answer;
    const first = await this.#find(uid, commandId);
    return first ? sameRequest(first, request) : answer;
  }

  async #find(uid: string, commandId: string) {
    const found = await this.#finding.run(commandId);
    return found && kept.parse(await this.sealer.open(uid, Buffer.from(found.sealed.buffer), commandId));
  }

  /** Keeps an outcome; false when one was kept for this command before. */
  async #keep(uid: string, commandId: string, outcome: z.infer<typeof kept>): Promise<boolean> {
    const sealed = new Binary(await this.sealer.seal(uid, outcome, commandId));
    return this.#keeping.run({ _id: commandId, uid, sealed, keptAt: new Date() });
  }

  async #findAll(ids: readonly string[]): Promise<(OutcomeDocument | undefined)[]> {
    const found = await this.#outcomes.find({ _id: { $in: [...new Set(ids)] } }).toArray();
    const byId = new Map(found.map((document) => [document._id, document]));
    return ids.map((id) => byId.get(id));
  }

  async #insertAll(documents: readonly OutcomeDocument[]): Promise<boolean[]> {
    try {
      await this.#outcomes.insertMany(documents, { ordered: false });
      return documents.map(() => true);
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError) || !isDuplicateKey(error)) throw error;
      const refused = new Set([error.writeErrors].flat().map(({ index }) => index));
      return documents.map((_, index) => !refused.has(index));
    }
  }
}

const hash = ({ method, path, body }: RequestFingerprint): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, body]))
    .digest('base64');

function sameRequest({ request, answer }: z.infer<typeof kept>, now: string): Answer {
  if (request === now) return answer;
  throw new HttpError(422, 'idempotency-key-reused', 'This Idempotency-Key was used for another request.');
}
