import { z } from 'zod';

/** Why staff may read the content of a person's profile. */
export const ACCESS_BASES = ['consent', 'ticket', 'incident', 'legal'] as const;
export const accessBasis = z.enum(ACCESS_BASES);
export type AccessBasis = z.infer<typeof accessBasis>;

/** What an access session is for. */
export const ACCESS_PURPOSES = [
  'save-failed',
  'wrong-content',
  'cv',
  'dictation',
  'sign-in',
  'data-request',
  'abuse',
  'other',
] as const;
export const accessPurpose = z.enum(ACCESS_PURPOSES);
export type AccessPurpose = z.infer<typeof accessPurpose>;

/** What was read in an access session; `payload` is that of one event. No endpoint reads `work`, a request to the workers. */
export const ACCESS_USES = [
  'timeline',
  'profile',
  'diff',
  'onboarding',
  'activity',
  'work',
  'cv',
  'payload',
  'bundle',
] as const;
export const accessUse = z.enum(ACCESS_USES);
export type AccessUse = z.infer<typeof accessUse>;

/** Which part was read, such as `revisions 40-59` or an event id: never content. */
export const accessDetail = z.string().regex(/^[\w .:~-]{0,100}$/);

/** How a person was found. `number`: by the id of a request or command; `code`: by a consent code. */
export const FOUND_BY = ['email', 'uid', 'number', 'code'] as const;
export const foundBy = z.enum(FOUND_BY);
export type FoundBy = z.infer<typeof foundBy>;

/** Who ended an access session. `erasure`: the account was erased. */
export const endedBy = z.enum(['staff', 'person', 'auditor', 'erasure']);
export type EndedBy = z.infer<typeof endedBy>;

/** What support did without an access session. */
export const supportAction = z.enum(['rebuild', 'remake-cv', 'remake-matches', 'reset-mail']);
export type SupportAction = z.infer<typeof supportAction>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The limits of access sessions and consents. */
export const ACCESS_LIMITS = {
  minReasonLength: 15,
  maxReasonLength: 500,
  /** Also the default duration with consent. */
  maxMinutesWithoutConsent: 30,
  maxMinutesWithConsent: 120,
  /** A session ends after this time without use. */
  idleMs: 15 * MINUTE_MS,
  extensionMs: 30 * MINUTE_MS,
  consentMs: 72 * HOUR_MS,
  /** The same use is recorded once in this time. */
  deduplicationMs: MINUTE_MS,
  /** A lookup of the same person by the same staff member is recorded once in this time. */
  lookupDeduplicationMs: 10 * MINUTE_MS,
  maxOpenSessions: 3,
  maxSessionsPerDay: 20,
  lookupsPerHour: 30,
  consentsPerHour: 20,
  /** Requests for approval. */
  approvalsPerHour: 20,
  /** Rebuilds, remakes and emails. */
  operationsPerMinute: 60,
  contentReadsPer10Minutes: 600,
  /** An approval has to be given, and used, within this time. */
  approvalMs: 15 * MINUTE_MS,
} as const;

/** The number of a ticket in another system. */
export const ticket = z.string().regex(/^[\w#-]{2,40}$/, 'Please enter the number of the ticket.');
