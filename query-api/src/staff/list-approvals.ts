import { type Approval, type ApprovalDocument, APPROVALS_COLLECTION, staffReadEndpoints } from '@trackrecord/contracts';
import { type Database, handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { takePage } from '../access/take-page.js';
import { getMember, type ReadStaffMembers, type StaffMembers } from './staff-members.js';

const PAGE_SIZE = 50;

/** Which approvals to read: those asked for before a time, by one staff member or by all. */
export interface ApprovalFilter {
  readonly before: Date | undefined;
  readonly askedBy: string | undefined;
}

/** Reads approvals, newest first. */
type ApprovalSource = (filter: ApprovalFilter) => AsyncIterable<ApprovalDocument>;

/** Creates the reader of approvals. */
export const createApprovalSource =
  ({ db }: { readonly db: Database }): ApprovalSource =>
  ({ before, askedBy }) =>
    db
      .collection<ApprovalDocument>(APPROVALS_COLLECTION)
      .find({ ...(askedBy !== undefined && { askedBy }), ...(before && { askedAt: { $lt: before } }) })
      .sort({ askedAt: -1 });

/** The sources of the list of approvals. */
export interface ApprovalSources {
  readonly readApprovals: ApprovalSource;
  readonly readStaffMembers: ReadStaffMembers;
}

/** GET /staff/approvals: a page of approvals, newest first. Auditors see all, support sees what they asked for. */
export const listApprovals = ({ readApprovals, readStaffMembers }: ApprovalSources): RequestHandler =>
  handle(staffReadEndpoints.listApprovals, async ({ query: { before }, identity }) => {
    const documents = readApprovals({
      before: before === undefined ? undefined : new Date(before),
      askedBy: identity.roles.includes('auditor') ? undefined : identity.uid,
    });
    const { entries, next } = await takePage(withTimes(documents), PAGE_SIZE);
    const approvals = entries.map(({ document }) => document);
    const uids = approvals.flatMap(({ askedBy, answeredBy }) =>
      answeredBy === null ? [askedBy] : [askedBy, answeredBy],
    );
    const members = await readStaffMembers(uids);
    const now = new Date();
    return { status: 200, body: { items: approvals.map((approval) => toApproval(approval, members, now)), next } };
  });

async function* withTimes(documents: AsyncIterable<ApprovalDocument>) {
  for await (const document of documents) yield { at: document.askedAt.toISOString(), document };
}

function toApproval(document: ApprovalDocument, members: StaffMembers, now: Date): Approval {
  const { _id: id, action, basis, purpose, ticket, person, askedBy, askedAt, until, answeredBy, answeredAt } = document;
  return {
    id,
    action,
    basis,
    purpose,
    ticket,
    state: findState(document, now),
    person,
    askedBy: getMember(members, askedBy),
    askedAt: askedAt.toISOString(),
    until: until.toISOString(),
    answeredBy: answeredBy === null ? null : getMember(members, answeredBy),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** Returns the state of an approval. One that was neither answered nor used in time has expired. */
const findState = ({ state, until }: ApprovalDocument, now: Date): Approval['state'] =>
  (state === 'waiting' || state === 'approved') && until <= now ? 'expired' : state;
