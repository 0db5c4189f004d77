import { Binary, type Collection } from 'mongodb';
import { z } from 'zod';
import type { HttpResponse } from '../requests/route.js';
import { Batcher } from '../mongo/batcher.js';
import { insertEach } from '../mongo/insert-each.js';
import type { Sealer } from '../sealing/sealer.js';
import type { Database } from '../mongo/database.js';

/** How long an Idempotency-Key is remembered. */
export const IDEMPOTENCY_KEY_TTL_SECONDS = 24 * 60 * 60;

/** Small, because each outcome may be as large as a profile. */
const PAGE_SIZE = 20;

interface OutcomeDocument {
  readonly _id: string;
  readonly uid: string;
  /** When the response was stored, or when the last event of the command happened. Kept for 24 hours from then. */
  readonly keptAt: Date;
  /** The response of a command that appended nothing. */
  readonly sealed?: Binary;
  /** The revisions of a command that appended events. */
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

/** A command in the log, with the revisions of its first and last event. */
export interface LoggedCommand {
  readonly id: string;
  readonly first: bigint;
  readonly last: bigint;
  /** When its last event happened (ISO). */
  readonly at: string;
  /** The keyed hash of its request, if it had an Idempotency-Key. */
  readonly requestHash?: string | undefined;
}

/** A stored response; `request` is the SHA-256 of the request (base64). */
export interface StoredResponse extends z.infer<typeof storedResponse> {
  readonly kind: 'response';
  readonly commandId: string;
  readonly keptAt: Date;
}

/** A reference to a command in the log, from which its response can be rebuilt. */
export interface StoredReference {
  readonly kind: 'reference';
  readonly commandId: string;
  readonly keptAt: Date;
  readonly first: number;
  readonly last: number;
  readonly requestHash: string | undefined;
}

export type StoredOutcome = StoredResponse | StoredReference;

/**
 * Stores the outcomes of commands with an Idempotency-Key that the newest events of a stream do not contain: sealed
 * responses of commands that appended nothing, and references to older commands. Kept for 24 hours (decision 043).
 */
export class IdempotencyStore {
  readonly #outcomes: Collection<OutcomeDocument>;
  readonly #reads = new Batcher((ids: readonly string[]) => this.#findAll(ids));
  readonly #inserts = new Batcher((documents: readonly OutcomeDocument[]) => insertEach(this.#outcomes, documents));

  constructor(
    db: Database,
    private readonly sealer: Sealer,
  ) {
    this.#outcomes = db.collection('outcomes');
  }

  /** Creates the indexes that expire outcomes after 24 hours and find those of a user. */
  async prepare(): Promise<void> {
    await this.#outcomes.createIndex({ keptAt: 1 }, { expireAfterSeconds: IDEMPOTENCY_KEY_TTL_SECONDS }, {});
    await this.#outcomes.createIndex({ uid: 1 }, {}, {});
  }

  /** Returns the stored outcome of a command, if there is one. @throws {KeyDestroyedError} */
  async find(uid: string, commandId: string): Promise<StoredOutcome | undefined> {
    const document = await this.#reads.run(commandId);
    return document && this.#open(uid, document);
  }

  /** Stores the response of a command that appended nothing. Returns the outcome stored before, if there is one. */
  async storeResponse(
    uid: string,
    commandId: string,
    requestDigest: string,
    response: HttpResponse,
  ): Promise<StoredOutcome | undefined> {
    const sealed = new Binary(await this.sealer.seal(uid, { request: requestDigest, answer: response }, commandId));
    const isNew = await this.#inserts.run({ _id: commandId, uid, sealed, keptAt: new Date() });
    return isNew ? undefined : this.find(uid, commandId);
  }

  /** Stores references to commands in the log. Existing outcomes are left unchanged. */
  async storeReferences(uid: string, commands: readonly LoggedCommand[]): Promise<void> {
    if (commands.length === 0) return;
    const documents = commands.map(({ id, first, last, at, requestHash }): OutcomeDocument => {
      const logged = { first: Number(first), last: Number(last), ...(requestHash !== undefined && { requestHash }) };
      return { _id: id, uid, keptAt: new Date(at), logged };
    });
    await insertEach(this.#outcomes, documents);
  }

  /** Deletes the outcome of a command, because the log no longer contains what it was based on. */
  async delete(commandId: string): Promise<void> {
    await this.#outcomes.deleteOne({ _id: commandId });
  }

  /** Reads all outcomes of a user, oldest first. @throws {KeyDestroyedError} */
  async *readByUser(uid: string): AsyncGenerator<StoredOutcome> {
    const cursor = this.#outcomes.find({ uid }).sort({ keptAt: 1, _id: 1 }).batchSize(PAGE_SIZE);
    for await (const document of cursor) {
      const outcome = await this.#open(uid, document);
      if (outcome) yield outcome;
    }
  }

  async #open(uid: string, { _id: commandId, keptAt, sealed, logged }: OutcomeDocument) {
    if (sealed) {
      const content = storedResponse.parse(await this.sealer.open(uid, Buffer.from(sealed.buffer), commandId));
      return { kind: 'response', commandId, keptAt, ...content } as const;
    }
    if (!logged) return undefined;
    const { first, last, requestHash } = logged;
    return { kind: 'reference', commandId, keptAt, first, last, requestHash } as const;
  }

  async #findAll(ids: readonly string[]): Promise<(OutcomeDocument | undefined)[]> {
    const documents = await this.#outcomes.find({ _id: { $in: [...new Set(ids)] } }).toArray();
    const byId = new Map(documents.map((document) => [document._id, document]));
    return ids.map((id) => byId.get(id));
  }
}
