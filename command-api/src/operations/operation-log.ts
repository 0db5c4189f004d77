import { type Operation, OPERATIONS_COLLECTION, type OperationDocument } from '@trackrecord/contracts';
import { type Database, HttpError, isOutage, type Logger, type StaffIdentity } from '@trackrecord/platform';
import type { Request } from 'express';
import type { Collection } from 'mongodb';
import { randomUUID } from 'node:crypto';
import type { StaffCommands } from '../access/access-context.js';
import { createCommandRequest } from '../http/command-request.js';

/** An operation of a staff member. `target` names no person. */
interface PlannedOperation {
  readonly action: Operation;
  readonly target: string;
  readonly reason: string;
  readonly identity: Pick<StaffIdentity, 'uid' | 'actingRole'>;
  readonly request: Request;
  /** The id of the staff member's own request, if another service sends `request` on their behalf. */
  readonly requestId?: string | undefined;
}

interface OperationLogOptions {
  readonly db: Database;
  readonly staff: StaffCommands;
  /** How long operations are listed. */
  readonly keptDays: number;
  /** Called for each operation that was done. */
  readonly onDone: (action: Operation) => void;
  readonly logger: Logger;
}

const DAY_MS = 24 * 60 * 60_000;

/** Records what operators do and developers open: in their streams before it is done, and with its outcome in a list. */
export class OperationLog {
  readonly #operations: Collection<OperationDocument>;

  constructor(private readonly options: OperationLogOptions) {
    this.#operations = options.db.collection(OPERATIONS_COLLECTION);
  }

  /** Creates the indexes that list operations and delete old ones. */
  async prepare(): Promise<void> {
    await this.#operations.createIndex({ at: 1 }, {}, {});
    await this.#operations.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }, {});
  }

  /**
   * Records an operation, does it, and records its outcome: what `work` returns, or the code of its error. The outcome
   * is `unknown` if a store failed meanwhile, which may have executed the command and lost the response, or if the
   * process ends in between.
   */
  async run<Result extends { readonly detail: string | null }>(
    { action, target, reason, identity, request, requestId }: PlannedOperation,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const actor = { uid: identity.uid, role: identity.actingRole };
    const command = { type: 'RecordOperation', actor, action, target, reason } as const;
    await this.options.staff.handle(identity.uid, command, createCommandRequest(request, actor, requestId));
    const id = await this.#add({ action, target, reason, staff: identity.uid });
    let result: Result;
    try {
      result = await work();
    } catch (error) {
      await this.#end(id, isOutage(error) ? 'unknown' : 'failed', toCode(error));
      throw error;
    }
    await this.#end(id, 'done', result.detail);
    this.options.onDone(action);
    return result;
  }

  async #add(operation: Pick<OperationDocument, 'action' | 'target' | 'reason' | 'staff'>): Promise<string> {
    const at = new Date();
    const expiresAt = new Date(at.getTime() + this.options.keptDays * DAY_MS);
    const id = randomUUID();
    await this.#operations.insertOne({ _id: id, ...operation, at, outcome: 'unknown', detail: null, expiresAt });
    return id;
  }

  /** Stores the outcome. If that fails, it stays `unknown`: the response says what happened to the operation itself. */
  async #end(id: string, outcome: OperationDocument['outcome'], detail: string | null): Promise<void> {
    try {
      await this.#operations.updateOne({ _id: id }, { $set: { outcome, detail } });
    } catch (error) {
      this.options.logger.error({ err: error, id, outcome }, 'recording the outcome of an operation failed');
    }
  }
}

const toCode = (error: unknown): string =>
  error instanceof HttpError ? error.code : isOutage(error) ? 'dependency-down' : 'internal';
