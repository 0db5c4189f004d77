import { createHash } from 'node:crypto';
import { Binary, type Collection, type Db } from 'mongodb';
import { z } from 'zod';
import { HttpError } from '../http/http-error.js';
import type { Answer } from '../http/route.js';
import { Gathered } from '../mongo/gathered.js';
import { insertEach } from '../mongo/insert-each.js';
import type { Sealer } from '../sealing/sealer.js';

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

/** Whether a kept answer is still so: the log may have gone back since it was kept. */
export type StillHolds = (answer: Answer, keptAt: Date) => Promise<boolean>;

interface Running {
  readonly request: string;
  readonly answer: Promise<Answer>;
}

/** How long outcomes are kept (seconds). */
export const OUTCOME_KEPT_SECONDS = 24 * 60 * 60;

/** Outcomes come by so many at once: each may be as large as a profile. */
const AT_ONCE = 20;

/** An outcome as it is kept, opened: `request` is a hash of what was asked. */
export interface KeptOutcome extends z.infer<typeof kept> {
  readonly commandId: string;
  readonly keptAt: Date;
}

/** What a request was: the same command id with another one is a mistake of the client. */
export interface RequestFingerprint {
  readonly method: string;
  readonly path: string;
  /** What was asked for, as it was understood: fields that are ignored make no difference. */
  readonly command: unknown;
}

/** The answers to named commands, sealed and kept for 24 hours (design.md section 3). */
export class Outcomes {
  readonly #outcomes: Collection<OutcomeDocument>;
  readonly #running = new Map<string, Running>();
  readonly #finding = new Gathered((ids: readonly string[]) => this.#findAll(ids));
  readonly #keeping = new Gathered((documents: readonly OutcomeDocument[]) => insertEach(this.#outcomes, documents));

  constructor(
    db: Db,
    private readonly sealer: Sealer,
  ) {
    this.#outcomes = db.collection('outcomes');
  }

  /** Creates the indexes: one ends each outcome after 24 hours, one finds those of a person. */
  async prepare(): Promise<void> {
    await this.#outcomes.createIndex({ keptAt: 1 }, { expireAfterSeconds: OUTCOME_KEPT_SECONDS }, {});
    await this.#outcomes.createIndex({ uid: 1 }, {}, {});
  }

  /**
   * The answer to a command: the kept one if it was answered before and still holds, that of a request that is being
   * handled, else what `handle` answers, which is kept.
   * @throws {HttpError} 422 when the command was another request.
   */
  async once(
    uid: string,
    commandId: string,
    fingerprint: RequestFingerprint,
    handle: () => Promise<Answer>,
    stillHolds: StillHolds = () => Promise.resolve(true),
  ): Promise<Answer> {
    const request = hash(fingerprint);
    const running = this.#running.get(commandId);
    if (running) {
      requireSame(running.request, request);
      return running.answer;
    }
    const answer = this.#findOrHandle(uid, commandId, request, handle, stillHolds);
    this.#running.set(commandId, { request, answer });
    try {
      return await answer;
    } finally {
      this.#running.delete(commandId);
    }
  }

  /** Everything that is kept of a person, the oldest first, one after another. @throws {KeyDestroyed} */
  async *of(uid: string): AsyncGenerator<KeptOutcome> {
    const found = this.#outcomes.find({ uid }).sort({ keptAt: 1, _id: 1 }).batchSize(AT_ONCE);
    for await (const { _id, keptAt, sealed } of found) {
      yield { ...(await this.#open(uid, _id, sealed)), commandId: _id, keptAt };
    }
  }

  async #findOrHandle(
    uid: string,
    commandId: string,
    request: string,
    handle: () => Promise<Answer>,
    stillHolds: StillHolds,
  ): Promise<Answer> {
    const before = await this.#find(uid, commandId);
    if (before && (await stillHolds(before.answer, before.keptAt))) return answerOf(before, request);
    if (before) await this.#outcomes.deleteOne({ _id: commandId });
    const answer = await handle();
    if (await this.#keep(uid, commandId, { request, answer })) return answer;
    const first = await this.#find(uid, commandId);
    return first ? answerOf(first, request) : answer;
  }

  async #find(uid: string, commandId: string) {
    const found = await this.#finding.run(commandId);
    return found && { ...(await this.#open(uid, commandId, found.sealed)), keptAt: found.keptAt };
  }

  async #open(uid: string, commandId: string, sealed: Binary): Promise<z.infer<typeof kept>> {
    return kept.parse(await this.sealer.open(uid, Buffer.from(sealed.buffer), commandId));
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
}

const hash = ({ method, path, command }: RequestFingerprint): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, command]))
    .digest('base64');

function answerOf({ request, answer }: z.infer<typeof kept>, now: string): Answer {
  requireSame(request, now);
  return answer;
}

function requireSame(request: string, now: string): void {
  if (request === now) return;
  throw new HttpError(422, 'idempotency-key-reused', 'This Idempotency-Key was already used for another request.');
}
