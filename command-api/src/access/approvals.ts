import {
  type AccessBasis,
  ACCESS_LIMITS,
  type ApprovalDocument,
  APPROVALS_COLLECTION,
  type RequestApprovalBody,
} from '@trackrecord/contracts';
import { type Database, HttpError } from '@trackrecord/platform';
import type { Collection, Filter } from 'mongodb';

const DAY_MS = 24 * 60 * 60_000;

/** A session that an approval has to match. */
export interface ApprovedSession extends Pick<ApprovalDocument, 'purpose'> {
  readonly basis: AccessBasis;
  readonly ticket?: string | undefined;
  readonly approvalId: string;
  /** The uid of the staff member who opens it. */
  readonly staff: string;
  /** The pseudonym of the person. */
  readonly person: string;
}

/** What staff asked a second staff member to approve. */
export class Approvals {
  readonly #approvals: Collection<ApprovalDocument>;

  /** Approvals are kept as a record for some days. */
  constructor(
    db: Database,
    private readonly retentionDays: number,
  ) {
    this.#approvals = db.collection(APPROVALS_COLLECTION);
  }

  /** Creates the indexes that delete old approvals and list the newest. */
  async prepare(): Promise<void> {
    await this.#approvals.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }, {});
    await this.#approvals.createIndex({ askedAt: -1 }, {}, {});
  }

  /** Stores a request for approval. `person` is a pseudonym, `askedBy` a uid. */
  async request(
    id: string,
    { action, basis, purpose, ticket }: RequestApprovalBody,
    { person, askedBy }: Pick<ApprovalDocument, 'person' | 'askedBy'>,
    now: Date,
  ): Promise<ApprovalDocument> {
    const document: ApprovalDocument = {
      _id: id,
      action,
      basis,
      purpose,
      ticket,
      person,
      state: 'waiting',
      askedBy,
      askedAt: now,
      until: toDeadline(now),
      answeredBy: null,
      answeredAt: null,
      expiresAt: new Date(now.getTime() + this.retentionDays * DAY_MS),
    };
    await this.#approvals.insertOne(document);
    return document;
  }

  /**
   * Approves or rejects a request. An approval can be used for 15 minutes. `record` is called before the answer counts;
   * if it fails, or the server does, the request is not answered.
   * @throws {HttpError} 404 `approval-not-found`, 403 `own-request`, 409 `approval-over`.
   */
  async answer(
    id: string,
    state: 'approved' | 'rejected',
    answeredBy: string,
    now: Date,
    record: () => Promise<unknown>,
  ): Promise<void> {
    await this.#reserve(id, answeredBy, now);
    const reservedFilter = { _id: id, state: 'waiting', answeredBy } as const;
    try {
      await record();
    } catch (error) {
      await this.#approvals.updateOne(reservedFilter, { $set: { answeredBy: null, answeredAt: null } });
      throw error;
    }
    const answer = { state, ...(state === 'approved' && { until: toDeadline(now) }) };
    await this.#approvals.updateOne(reservedFilter, { $set: answer });
  }

  /** Reserves the answer of a waiting request, so that two staff members cannot both record one. */
  async #reserve(id: string, answeredBy: string, now: Date): Promise<void> {
    const approval = await this.#approvals.findOne({ _id: id });
    if (!approval) throw new HttpError(404, 'approval-not-found', 'There is no such request for approval.');
    if (approval.askedBy === answeredBy) throw new HttpError(403, 'own-request', 'You cannot answer your own request.');
    const filter: Filter<ApprovalDocument> = { _id: id, state: 'waiting', answeredBy: null, until: { $gt: now } };
    const { matchedCount } = await this.#approvals.updateOne(filter, { $set: { answeredBy, answeredAt: now } });
    if (matchedCount === 0) throw new HttpError(409, 'approval-over', 'The request was answered or has expired.');
  }

  /** Uses an approval. @throws {HttpError} 403 `approval-required` if it does not permit the session. */
  async use({ approvalId, staff, person, basis, purpose, ticket }: ApprovedSession, now: Date): Promise<void> {
    const filter = {
      _id: approvalId,
      basis,
      purpose,
      ticket,
      action: 'open-session',
      state: 'approved',
      askedBy: staff,
      person,
      until: { $gt: now },
    } as Filter<ApprovalDocument>;
    const { matchedCount } = await this.#approvals.updateOne(filter, { $set: { state: 'used' } });
    if (matchedCount === 0)
      throw new HttpError(403, 'approval-required', 'An auditor has to approve this access session first.');
  }

  /** Makes an approval usable again whose session could not be opened. */
  async release(approvalId: string): Promise<void> {
    await this.#approvals.updateOne({ _id: approvalId, state: 'used' }, { $set: { state: 'approved' } });
  }
}

const toDeadline = (now: Date): Date => new Date(now.getTime() + ACCESS_LIMITS.approvalMs);
