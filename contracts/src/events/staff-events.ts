import { z } from 'zod';
import { accessPurpose, foundBy } from '../staff/access-rules.js';
import { answerApprovalBody, approvalBasis, approvalAction } from '../staff/approvals.js';
import { staffRole } from '../staff/roles.js';

const shortText = z.string().max(200);
const roles = z.array(staffRole);
/** The display name and email of the account. Events of earlier releases have neither. */
const account = { name: z.string().nullable().optional(), email: z.string().nullable().optional() };

/**
 * The payloads of the events of the streams `staff-{uid}`, by event type: what the staff member `uid` was allowed, was
 * refused and did. They contain nothing of other people and are not encrypted. The names in `StaffGranted`
 * and `StaffRevoked` tell who the staff member was after the account was deleted.
 */
export const staffEventData = {
  /** `roles`: all roles from now on. `until`: when they expire. */
  StaffGranted: z.object({ roles, until: z.iso.datetime().nullable(), reason: shortText.nullable(), ...account }),
  /** `roles`: the roles that were revoked. */
  StaffRevoked: z.object({ roles, reason: shortText.nullable(), ...account }),
  /** A search without a result. `by`: what was searched for. */
  LookupMissed: z.object({ by: foundBy }),
  /** `why`: the error code. `route`: method and path of the endpoint. */
  AccessRefused: z.object({ why: shortText, route: shortText }),
  /** An approval was asked for. The person and the ticket are only in the collection of approvals, which expires. */
  ApprovalRequested: z.object({
    approvalId: z.uuid(),
    action: approvalAction,
    basis: approvalBasis,
    purpose: accessPurpose,
  }),
  /** A request of another staff member was answered. */
  ApprovalAnswered: z.object({ approvalId: z.uuid(), ...answerApprovalBody.shape }),
  /**
   * What an operator did or a developer opened, recorded before it was done. The target is a queue, feed, hash or event,
   * never a person.
   */
  OperationDone: z.object({
    action: shortText,
    target: shortText,
    reason: shortText.nullable(),
    approvalId: z.uuid().optional(),
  }),
} as const;

export type StaffEventType = keyof typeof staffEventData;

/** An event of a staff stream: `{type, data}`. */
export type StaffEvent = {
  [T in StaffEventType]: { readonly type: T; readonly data: z.infer<(typeof staffEventData)[T]> };
}[StaffEventType];

/** The types of staff events, none of which is encrypted. */
export const STAFF_EVENT_TYPES = Object.keys(staffEventData);
