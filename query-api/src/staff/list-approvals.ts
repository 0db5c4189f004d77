import { type Approval, type ApprovalDocument, APPROVALS_COLLECTION, staffReadEndpoints } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { Db } from 'mongodb';
import { getMember, type ReadStaffMembers, type StaffMembers } from './staff-members.js';

/** Only the newest approvals are listed: older ones have been answered or have expired. */
const MAX_APPROVALS = 100;

/** Reads the newest approvals, of one staff member or of all. */
export type ApprovalSource = (askedBy: string | undefined) => Promise<readonly ApprovalDocument[]>;

/** Creates the reader of approvals. */
export const createApprovalSource =
  ({ db }: { readonly db: Db }): ApprovalSource =>
  (askedBy) =>
    db
      .collection<ApprovalDocument>(APPROVALS_COLLECTION)
      .find(askedBy === undefined ? {} : { askedBy })
      .sort({ askedAt: -1 })
      .limit(MAX_APPROVALS)
      .toArray();

/** GET /staff/approvals: the newest approvals. Auditors see all, support sees what they asked for. */
export const listApprovals = (readApprovals: ApprovalSource, readStaffMembers: ReadStaffMembers): RequestHandler =>
  handle(staffReadEndpoints.listApprovals, async ({ identity }) => {
    const approvals = await readApprovals(identity.roles.includes('auditor') ? undefined : identity.uid);
    const uids = approvals.flatMap(({ askedBy, answeredBy }) =>
      answeredBy === null ? [askedBy] : [askedBy, answeredBy],
    );
    const members = await readStaffMembers(uids);
    const now = new Date();
    return { status: 200, body: { items: approvals.map((approval) => toApproval(approval, members, now)) } };
  });

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
