import { Binary, type Collection, type Db } from 'mongodb';
import { z } from 'zod';
import type { Answer } from '../http/route.js';
import { Batcher } from '../mongo/batcher.js';
import { insertEach } from '../mongo/insert-each.js';
import type { Sealer } from '../sealing/sealer.js';

/** How long an Idempotency-Key is honoured (seconds). */
export const IDEMPOTENCY_SECONDS = 24 * 60 * 60;

/** Outcomes are read in pages of this size: each may be as large as a profile. */
const PAGE_SIZE = 20;

interface OutcomeDocument {
  readonly _id: string;
  readonly uid: string;
  readonly keptAt: Date;
  /** The response, of a command that appended nothing. */
  readonly sealed?: Binary;
  /** Where the log holds a command, of one that appended events. */
  readonly logged?: { readonly first: number; readonly last: number; readonly requestHash?: string };
}

const storedResponse = z.object({
  request: z.string(),
  answer: z.object({
    status: z.int(),
    body: z.unknown(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
});

/** A command that the log holds, with the revisions of its first and last event. */
export interface LoggedCommand {
  readonly id: string;
  readonly first: bigint;
  readonly last: bigint;
  /** When its last event happened (ISO). */
  readonly at: string;
  /** The keyed hash of its request, if its client named it. */
  readonly requestHash?: string | undefined;
}

/** A response as it was kept; `request` is the SHA-256 of the request (base64). */
export interface KeptResponse extends z.infer<typeof storedResponse> {
  readonly kind: 'response';
  readonly commandId: string;
  readonly keptAt: Date;
}

/** A command whose response follows from the log. */
export interface StoredReference {
  readonly kind: 'reference';
  readonly commandId: string;
  readonly keptAt: Date;
  readonly first: number;
  readonly last: number;
  readonly requestHash: string | undefined;
}

export type KeptOutcome = KeptResponse | StoredReference;

/**
 * The outcomes of named commands that the newest events of a stream do not tell: sealed responses of commands that
 * appended nothing, and where in the log older commands are. Kept for 24 hours (decision 043).
 */
export class IdempotencyStore {
  readonly #outcomes: Collection<OutcomeDocument>;
  readonly #reads = new Batcher((ids: readonly string[]) => this.#findAll(ids));
  readonly #inserts = new Batcher((documents: readonly OutcomeDocument[]) => insertEach(this.#outcomes, documents));

  constructor(
    db: Db,
    private readonly sealer: Sealer,
  ) {
    this.#outcomes = db.collection('outcomes');
  }

  /** Creates the indexes: one expires outcomes after 24 hours, one finds those of a person. */
  async prepare(): Promise<void> {
    await this.#outcomes.createIndex({ keptAt: 1 }, { expireAfterSeconds: IDEMPOTENCY_SECONDS }, {});
    await this.#outcomes.createIndex({ uid: 1 }, {}, {});
  }

  /** Returns the kept outcome of a command, if there is one. @throws {KeyDestroyed} */
  async find(uid: string, commandId: string): Promise<KeptOutcome | undefined> {
    const found = await this.#reads.run(commandId);
    return found && this.#open(uid, found);
  }

  /** Keeps the response of a command that appended nothing. Returns the one kept before, if there is one. */
  async keepResponse(
    uid: string,
    commandId: string,
    request: string,
    answer: Answer,
  ): Promise<KeptOutcome | undefined> {
    const sealed = new Binary(await this.sealer.seal(uid, { request, answer }, commandId));
    const isNew = await this.#inserts.run({ _id: commandId, uid, sealed, keptAt: new Date() });
    return isNew ? undefined : this.find(uid, commandId);
  }

  /** Keeps where the log holds these commands; those that are kept already stay as they are. */
  async keepReferences(uid: string, commands: readonly LoggedCommand[]): Promise<void> {
    if (commands.length === 0) return;
    const documents = commands.map(({ id, first, last, at, requestHash }): OutcomeDocument => {
      const logged = { first: Number(first), last: Number(last), ...(requestHash !== undefined && { requestHash }) };
      return { _id: id, uid, keptAt: new Date(at), logged };
    });
    await insertEach(this.#outcomes, documents);
  }

  /** Removes the outcome of a command: the log does not hold what it was based on. */
  async forget(commandId: string): Promise<void> {
    await this.#outcomes.deleteOne({ _id: commandId });
  }

  /** Reads everything that is kept of a person, the oldest first. @throws {KeyDestroyed} */
  async *of(uid: string): AsyncGenerator<KeptOutcome> {
    const found = this.#outcomes.find({ uid }).sort({ keptAt: 1, _id: 1 }).batchSize(PAGE_SIZE);
    for await (const document of found) {
      const outcome = await this.#open(uid, document);
      if (outcome) yield outcome;
    }
  }

  async #open(uid: string, { _id: commandId, keptAt, sealed, logged }: OutcomeDocument) {
    if (sealed) {
      const opened = storedResponse.parse(await this.sealer.open(uid, Buffer.from(sealed.buffer), commandId));
      return { kind: 'response', commandId, keptAt, ...opened } as const;
    }
    if (!logged) return undefined;
    const { first, last, requestHash } = logged;
    return { kind: 'reference', commandId, keptAt, first, last, requestHash } as const;
  }

  async #findAll(ids: readonly string[]): Promise<(OutcomeDocument | undefined)[]> {
    const found = await this.#outcomes.find({ _id: { $in: [...new Set(ids)] } }).toArray();
    const byId = new Map(found.map((document) => [document._id, document]));
    return ids.map((id) => byId.get(id));
  }
}
