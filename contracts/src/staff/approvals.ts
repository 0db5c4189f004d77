import { z } from 'zod';
import { ACCESS_BASES, accessPurpose, ticket } from './access-rules.js';
import { staffMember } from './roles.js';

/** An access session without consent, where consent is required. It has no free text: approvals are not encrypted. */
const sessionRequest = {
  action: z.literal('open-session'),
  basis: z.enum(ACCESS_BASES).exclude(['consent']),
  purpose: accessPurpose,
  ticket,
};

/** POST /staff/approvals: asks for an approval. */
export const requestApprovalBody = z.strictObject({ ...sessionRequest, uid: z.string().min(1).max(128) });
export type RequestApprovalBody = z.infer<typeof requestApprovalBody>;

export const approvalRequested = z.strictObject({ id: z.uuid(), until: z.iso.datetime() });

export const APPROVAL_STATES = ['waiting', 'approved', 'rejected', 'expired', 'used'] as const;
export const approvalState = z.enum(APPROVAL_STATES);

export const approval = z.strictObject({
  id: z.uuid(),
  ...sessionRequest,
  state: approvalState,
  /** A pseudonym of the person: `p-` and 8 characters. */
  person: z.string().regex(/^p-[\w-]{8}$/),
  askedBy: staffMember,
  askedAt: z.iso.datetime(),
  /** When it expires. */
  until: z.iso.datetime(),
  answeredBy: staffMember.nullable(),
  answeredAt: z.iso.datetime().nullable(),
});
export type Approval = z.infer<typeof approval>;

/** GET /staff/approvals: the newest approvals first. Support sees its own, auditors see all. */
export const approvals = z.strictObject({ items: z.array(approval) });

/** POST /staff/approvals/{id}. */
export const answerApprovalBody = z.strictObject({ answer: z.enum(['approve', 'reject']) });
export const approvalAnswered = z.strictObject({ state: approvalState });
