import { z } from 'zod';
import { foundBy } from '../staff/access-rules.js';
import { staffRole } from '../staff/roles.js';

const shortText = z.string().max(200);
const roles = z.array(staffRole);
/** The display name and email of the account. Events of earlier releases have neither. */
const account = { name: z.string().nullable().optional(), email: z.string().nullable().optional() };

/**
 * The payloads of the events of the streams `staff-{uid}`, by event type: what the staff member `uid` was allowed, was
 * refused and did. They contain nothing of other people and are not encrypted. The names in `StaffGranted` and `StaffRevoked`
 * say who it was after the account was deleted.
 */
export const staffEventData = {
  /** `roles`: all roles from now on. `until`: when they expire. */
  StaffGranted: z.object({ roles, until: z.iso.datetime().nullable(), reason: shortText.nullable(), ...account }),
  /** `roles`: the roles that were revoked. */
  StaffRevoked: z.object({ roles, reason: shortText.nullable(), ...account }),
  /** A search without a result. */
  LookupMissed: z.object({ by: foundBy }),
  AccessRefused: z.object({ why: shortText, route: shortText }),
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
