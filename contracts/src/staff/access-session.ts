import { z } from 'zod';
import { typedLines } from '../typed-text.js';
import { ACCESS_LIMITS, accessBasis, accessPurpose, ticket } from './access-rules.js';
import { typedOneTimeCode } from './consent-code.js';

const { minReasonLength, maxReasonLength, maxMinutesWithConsent } = ACCESS_LIMITS;

/** Why a session is opened, in the words of support. The person reads it. */
export const accessReason = typedLines(maxReasonLength).pipe(
  z.string().min(minReasonLength, `Please give a reason of at least ${String(minReasonLength)} characters.`),
);

/** POST /support/people/{uid}/sessions: opens an access session. A ticket is required unless the basis is consent. */
export const openSessionBody = z
  .strictObject({
    basis: accessBasis,
    purpose: accessPurpose,
    reason: accessReason,
    ticket: ticket.optional(),
    /** The code that the person read out, if the basis is consent. */
    code: typedOneTimeCode.optional(),
    /** The duration; 30 by default, and at most 30 without consent. */
    minutes: z.int().positive().max(maxMinutesWithConsent).optional(),
    /** An approval of the session, if one is required. */
    approvalId: z.uuid().optional(),
  })
  .refine(({ basis, ticket: ticketNumber }) => basis === 'consent' || ticketNumber !== undefined, {
    path: ['ticket'],
    error: 'Please enter the number of the ticket.',
  })
  .refine(({ basis, code }) => basis !== 'consent' || code !== undefined, {
    path: ['code'],
    error: 'Please enter the code that the person read out.',
  })
  .meta({ id: 'OpenSession' });
export type OpenSessionBody = z.infer<typeof openSessionBody>;

/** 201: the session and when it ends. Send its id as `X-Access-Session`. */
export const sessionOpened = z.strictObject({ sessionId: z.uuid(), until: z.iso.datetime() });
export type SessionOpened = z.infer<typeof sessionOpened>;

/** A session was extended or ended; `until` is its new end. */
export const sessionChanged = z.strictObject({ until: z.iso.datetime() });

/** An open access session of the signed-in staff member. */
export const accessSession = z
  .strictObject({
    sessionId: z.uuid(),
    /** The person whose profile may be read. */
    uid: z.string(),
    basis: accessBasis,
    purpose: accessPurpose,
    /** The number of the ticket, if there is one. Only in GET /staff/me. */
    ticket: ticket.optional(),
    openedAt: z.iso.datetime(),
    /** When it ends even if it is used. */
    until: z.iso.datetime(),
    /** When it ends unless it is used before. */
    idleUntil: z.iso.datetime(),
    /** False once it was extended. */
    isExtendable: z.boolean(),
  })
  .meta({ id: 'AccessSession' });
export type AccessSession = z.infer<typeof accessSession>;

/** The body of requests that need none. */
export const emptyBody = z.strictObject({});
