import { z } from 'zod';
import { currentConsent } from '../staff/access-log.js';
import { accessSession } from '../staff/access-session.js';
import { typedOneTimeCode } from '../staff/consent-code.js';
import { viewProjection } from '../staff/rebuilds.js';

const MAX_SEARCH_LENGTH = 320;

/**
 * POST /support/searches: finds a person by exactly one of email, uid, the id of a request, command, correlation or event,
 * or `code`: a consent code, or the short reference of a request, which looks like one.
 */
export const searchBody = z
  .union(
    [
      z.strictObject({ email: z.string().trim().min(3).max(MAX_SEARCH_LENGTH) }),
      z.strictObject({ uid: z.string().trim().min(1).max(128) }),
      z.strictObject({
        number: z
          .string()
          .trim()
          .regex(/^[\w-]{1,64}$/),
      }),
      z.strictObject({ code: typedOneTimeCode }),
    ],
    { error: 'Please enter an email address, a user id, a reference or a code.' },
  )
  .meta({ id: 'SearchPerson' });
export type SearchBody = z.infer<typeof searchBody>;

/** How many people a search lists at most. */
export const MAX_FOUND = 5;

/**
 * The result of a search. Read the card of the person with GET /support/people/{uid}. `otherUids` are further people with
 * the same short reference.
 */
export const searchResult = z.discriminatedUnion('found', [
  z.strictObject({ found: z.literal(false) }),
  z.strictObject({
    found: z.literal(true),
    uid: z.string(),
    otherUids: z
      .array(z.string())
      .max(MAX_FOUND - 1)
      .optional(),
  }),
]);
export type SearchResult = z.infer<typeof searchResult>;

const revision = z.int().nonnegative();

/** A stream of a person: its newest revision, the number of its events and the time of the newest. */
const streamSummary = z.strictObject({
  stream: z.string(),
  revision,
  events: z.int().nonnegative(),
  lastAt: z.iso.datetime(),
});

/** A view of a person. `revision` is null if there is none; `behind` counts the events that it lacks. */
const viewSummary = z.strictObject({
  projection: viewProjection,
  revision: revision.nullable(),
  behind: z.int().nonnegative(),
  quarantined: z.strictObject({ revision, since: z.iso.datetime(), reason: z.string() }).nullable(),
});

/** GET /support/people/{uid}: what support sees of a person without an access session. It has no content. */
export const personCard = z
  .strictObject({
    uid: z.string(),
    /** The masked address, such as `n•••@example.com`; null if the account has none or is gone. */
    email: z.string().nullable(),
    createdAt: z.iso.datetime().nullable(),
    lastSignInAt: z.iso.datetime().nullable(),
    /** The sign-in methods, such as `password` and `google.com`. */
    providers: z.array(z.string()),
    disabled: z.boolean(),
    emailVerified: z.boolean(),
    /** Null unless the account is erased or being erased. */
    erasure: z
      .strictObject({
        id: z.uuid(),
        /** `settled`: a second pass has deleted what was written during the erasure. */
        state: z.enum(['begun', 'erased', 'settled']),
        since: z.iso.datetime(),
      })
      .nullable(),
    streams: z.array(streamSummary),
    views: z.array(viewSummary),
    /** The number of stored snapshots. */
    snapshots: z.int().nonnegative(),
    /** The stored CV, and whether it is of the newest revision; null if there is none. */
    cv: z.strictObject({ revision, current: z.boolean() }).nullable(),
    /** The stored ranking of postings; null if there is none. */
    matches: z.strictObject({ revision }).nullable(),
    consent: currentConsent.nullable(),
    /** The open access sessions of the signed-in staff member to this person. */
    sessions: z.array(accessSession),
  })
  .meta({ id: 'PersonCard' });
export type PersonCard = z.infer<typeof personCard>;
