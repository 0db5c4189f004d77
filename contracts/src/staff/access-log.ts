import { z } from 'zod';
import {
  accessBasis,
  accessDetail,
  accessPurpose,
  accessUse,
  endedBy,
  foundBy,
  supportAction,
} from './access-rules.js';
import { personPseudonym, staffMember } from './roles.js';

const at = z.iso.datetime();

/**
 * One read in a session: what was returned, such as `cv`, and which one, such as `revision 12`. It never has content.
 */
export const recordedUse = z.strictObject({ what: accessUse, detail: accessDetail, at });
export type RecordedUse = z.infer<typeof recordedUse>;

const sessionFields = {
  at,
  /** When the session ends unless it is ended before. */
  until: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  basis: accessBasis,
  purpose: accessPurpose,
  /** Null if the account was erased: it was encrypted with the person's key. */
  reason: z.string().nullable(),
  ticket: z.string().nullable(),
};

/** The pseudonym of the staff member, as the person sees it: `Support S-7K2Q`. */
const who = z.string().regex(/^Support S-[0-9A-Z]{4}$/);

/** An access session as the person sees it: without name and uid of the staff member. */
export const ownAccess = z.strictObject({
  id: z.uuid(),
  ...sessionFields,
  open: z.boolean(),
  who,
  looked: z.array(recordedUse),
});
export type OwnAccess = z.infer<typeof ownAccess>;

/** Something that staff did without an access session, as the person sees it. `by`: how the person was found. */
export const ownSupportAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lookup'), at, who, by: foundBy }),
  z.strictObject({ kind: z.literal('action'), at, who, action: supportAction, target: z.string() }),
]);
export type OwnSupportAction = z.infer<typeof ownSupportAction>;

/** GET /profile/{uid}/support-actions: newest first. */
export const ownSupportActions = z
  .strictObject({
    items: z.array(ownSupportAction),
    /** The `before` of the next page; null on the last one. */
    next: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnSupportActions' });
export type OwnSupportActions = z.infer<typeof ownSupportActions>;

/** A consent of the person that is still valid. */
export const currentConsent = z.strictObject({
  /** When it expires. */
  until: z.iso.datetime(),
  /** True once a session was opened with its code. The code cannot be used again. */
  isUsed: z.boolean(),
});
export type CurrentConsent = z.infer<typeof currentConsent>;

/** GET /profile/{uid}/accesses: the access sessions of a profile, newest first. */
export const ownAccesses = z
  .strictObject({
    items: z.array(ownAccess),
    consent: currentConsent.nullable(),
    /** The `before` of the next page; null on the last one. */
    next: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnAccesses' });
export type OwnAccesses = z.infer<typeof ownAccesses>;

/** The query of lists of accesses. */
export const beforeQuery = z.strictObject({
  before: z.iso
    .datetime('The time must be an ISO date and time.')
    .optional()
    .describe('Only entries before this time. Pass the `next` of the previous page.'),
});

/** POST /profile/{uid}/consents: the code to read out to support, and when it expires. It is not shown again. */
export const consentGiven = z.strictObject({ code: z.string(), until: z.iso.datetime() });
export type ConsentGivenResponse = z.infer<typeof consentGiven>;

const loggedSessionFields = {
  id: z.uuid(),
  ...sessionFields,
  endedBy: endedBy.nullable(),
  approvalId: z.uuid().nullable(),
  staff: staffMember,
  /** Every read, oldest first. */
  uses: z.array(recordedUse),
};

/** An entry of the access log of a person, as staff see it. */
export const accessLogItem = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('session'), ...loggedSessionFields }),
  z.strictObject({ kind: z.literal('lookup'), at, staff: staffMember, by: foundBy }),
  z.strictObject({ kind: z.literal('action'), at, staff: staffMember, action: supportAction, target: z.string() }),
  z.strictObject({
    kind: z.literal('consent'),
    at,
    id: z.uuid(),
    /** When the consent expires. */
    until: z.iso.datetime(),
    withdrawnAt: z.iso.datetime().nullable(),
    /** The session that was opened with its code. */
    sessionId: z.uuid().nullable(),
  }),
]);
export type AccessLogItem = z.infer<typeof accessLogItem>;

/** GET /support/people/{uid}/accesses: newest first. Support sees its own entries, auditors see all. */
export const accessLog = z
  .strictObject({ items: z.array(accessLogItem), next: z.iso.datetime().nullable() })
  .meta({ id: 'AccessLog' });

/** GET /support/accesses: a session in the list for auditors. It names the person by a pseudonym. */
export const sessionSummary = z.strictObject({
  id: z.uuid(),
  at,
  until: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  basis: accessBasis,
  purpose: accessPurpose,
  staff: staffMember,
  person: personPseudonym,
  /** True if an auditor approved the session. */
  isApproved: z.boolean(),
});
export type SessionSummary = z.infer<typeof sessionSummary>;

/** GET /support/accesses: the access sessions of all people, newest first. */
export const sessionList = z
  .strictObject({ items: z.array(sessionSummary), next: z.iso.datetime().nullable() })
  .meta({ id: 'SessionList' });

/** GET /support/accesses/{id}: the log of one session. It names the person by a pseudonym. */
export const sessionLog = z
  .strictObject({ ...loggedSessionFields, person: personPseudonym })
  .meta({ id: 'SessionLog' });
export type SessionLog = z.infer<typeof sessionLog>;
