import { z } from 'zod';
import { ACCESS_BASES, accessPurpose, ticket } from './access-rules.js';
import { personPseudonym, staffMember } from './roles.js';

/** What can be approved. */
export const approvalAction = z.literal('open-session');

/** Why a session without consent is opened. */
export const approvalBasis = z.enum(ACCESS_BASES).exclude(['consent']);

/**
 * The session that a request for approval is about: without the consent of the person, although consent is required.
 * There is no free text, because approvals are not encrypted.
 */
const sessionRequest = {
  action: approvalAction,
  basis: approvalBasis,
  purpose: accessPurpose,
  ticket,
};

/** POST /staff/approvals: requests an approval. */
export const requestApprovalBody = z
  .strictObject({ ...sessionRequest, uid: z.string().min(1).max(128) })
  .meta({ id: 'RequestApproval' });
export type RequestApprovalBody = z.infer<typeof requestApprovalBody>;

/** 201: the request, and when it expires. */
export const requestedApproval = z.strictObject({ id: z.uuid(), until: z.iso.datetime() });

export const APPROVAL_STATES = ['waiting', 'approved', 'rejected', 'expired', 'used'] as const;
export const approvalState = z.enum(APPROVAL_STATES);

export const approval = z.strictObject({
  id: z.uuid(),
  ...sessionRequest,
  state: approvalState,
  person: personPseudonym,
  askedBy: staffMember,
  askedAt: z.iso.datetime(),
  /** When the request, or the approval, expires. */
  until: z.iso.datetime(),
  answeredBy: staffMember.nullable(),
  answeredAt: z.iso.datetime().nullable(),
});
export type Approval = z.infer<typeof approval>;

/** GET /staff/approvals: a page of requests, newest first. Support staff see their own requests, auditors all. */
export const approvals = z
  .strictObject({
    items: z.array(approval),
    /** The `before` of the next page; null on the last one. */
    next: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Approvals' });

/** POST /staff/approvals/{id}. */
export const answerApprovalBody = z.strictObject({ answer: z.enum(['approve', 'reject']) });
export type ApprovalAnswer = z.infer<typeof answerApprovalBody>['answer'];
export const answeredApproval = z.strictObject({ state: approvalState });
