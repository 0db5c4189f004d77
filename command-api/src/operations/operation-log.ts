import { type Operation, OPERATIONS_COLLECTION, type OperationDocument } from '@trackrecord/contracts';
import { HttpError, isOutage, type StaffIdentity } from '@trackrecord/platform';
import type { Request } from 'express';
import type { Collection, Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import type { StaffCommands } from '../access/access-context.js';
import { createCommandRequest } from '../http/command-request.js';

/** An operation of a staff member. `target` names no person. */
interface PlannedOperation {
  readonly action: Operation;
  readonly target: string;
  readonly reason: string;
  readonly identity: StaffIdentity;
  readonly request: Request;
}

const DAY_MS = 24 * 60 * 60_000;

/** Records what operators do: in their streams before it is done, and with its outcome in a list. */
export class OperationLog {
  readonly #operations: Collection<OperationDocument>;

  constructor(
    db: Db,
    private readonly staff: StaffCommands,
    private readonly keptDays: number,
    private readonly onDone: (action: Operation) => void,
  ) {
    this.#operations = db.collection(OPERATIONS_COLLECTION);
  }

  /** Creates the indexes that list operations and delete old ones. */
  async prepare(): Promise<void> {
    await this.#operations.createIndex({ at: 1 }, {}, {});
    await this.#operations.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }, {});
  }

  /**
   * Records an operation, does it, and records its outcome: what `work` returns, or the code of its error. One whose
   * process ends in between stays `unknown`.
   */
  async run<Result extends { readonly detail: string | null }>(
    { action, target, reason, identity, request }: PlannedOperation,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const actor = { uid: identity.uid, role: identity.actingRole };
    const command = { type: 'RecordOperation', actor, action, target, reason } as const;
    await this.staff.handle(identity.uid, command, createCommandRequest(request, actor));
    const id = await this.#add({ action, target, reason, staff: identity.uid });
    try {
      const result = await work();
      await this.#end(id, 'done', result.detail);
      this.onDone(action);
      return result;
    } catch (error) {
      await this.#end(id, 'failed', toCode(error));
      throw error;
    }
  }

  async #add(operation: Pick<OperationDocument, 'action' | 'target' | 'reason' | 'staff'>): Promise<string> {
    const at = new Date();
    const expiresAt = new Date(at.getTime() + this.keptDays * DAY_MS);
    const id = randomUUID();
    await this.#operations.insertOne({ _id: id, ...operation, at, outcome: 'unknown', detail: null, expiresAt });
    return id;
  }

  async #end(id: string, outcome: OperationDocument['outcome'], detail: string | null): Promise<void> {
    await this.#operations.updateOne({ _id: id }, { $set: { outcome, detail } });
  }
}

const toCode = (error: unknown): string =>
  error instanceof HttpError ? error.code : isOutage(error) ? 'dependency-down' : 'internal';
