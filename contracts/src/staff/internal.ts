import { z } from 'zod';
import { accessDetail, accessUse } from './access-rules.js';
import { staffRole } from './roles.js';

/**
 * POST /internal/accesses/{uid}/uses: records a read of a person's content by staff, before any content is decrypted.
 * Rejected unless the staff member's session is open.
 */
export const recordUseBody = z.strictObject({
  sessionId: z.uuid(),
  /** The uid of the staff member. */
  staff: z.string().min(1),
  /** When the staff member signed in. */
  signedInAt: z.iso.datetime().optional(),
  /** What the read returns, such as `cv`. */
  what: accessUse,
  /** Which one, such as `revision 12`; never the content. */
  detail: accessDetail,
  /** The id of the request that reads. */
  requestId: z.string().min(1).max(200),
});
export type RecordUseBody = z.infer<typeof recordUseBody>;

/**
 * The use is recorded, or the same use was already recorded within the last minute. `idleUntil`: when the session ends
 * unless it is used again.
 */
export const useRecorded = z.strictObject({ idleUntil: z.iso.datetime() });

/** POST /internal/accesses/{uid}/lookups: records that support looked at the card of a person. */
export const recordLookupBody = z.strictObject({
  staff: z.string().min(1),
  requestId: z.string().min(1).max(200),
});
export type RecordLookupBody = z.infer<typeof recordLookupBody>;

/** POST /internal/staff/{uid}/refusals: records that a staff member was refused. */
export const recordRefusalBody = z.strictObject({
  /** A role of the staff member. */
  role: staffRole,
  /** The error code of the refusal. */
  why: z.string().regex(/^[a-z][a-z-]{0,59}$/),
  /** Method and path of the endpoint. */
  route: z.string().regex(/^[A-Z]+ \/[\w./{}-]{1,120}$/),
  requestId: z.string().min(1).max(200),
});
export type RecordRefusalBody = z.infer<typeof recordRefusalBody>;

/** Why a developer may open the payload of an event. */
export const PAYLOAD_REASONS = ['own account', 'test account'] as const;

/** POST /internal/staff/{uid}/payloads: records that a developer opens the payload of an event, before it is opened. */
export const recordPayloadBody = z.strictObject({
  eventId: z.uuid(),
  reason: z.enum(PAYLOAD_REASONS),
  /** The id of the request that reads. */
  requestId: z.string().min(1).max(200),
});
export type RecordPayloadBody = z.infer<typeof recordPayloadBody>;
