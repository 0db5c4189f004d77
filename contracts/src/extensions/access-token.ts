import { z } from 'zod';
import { line } from '../text.js';
import { TOKEN_KINDS } from './token-kinds.js';

/**
 * The tokens with which extensions act for a user: a calendar that reads dates, a browser that adds applications. Also
 * the record of when each was created, last used and revoked. Erased with the account.
 */
export const ACCESS_TOKENS_COLLECTION = 'access_tokens';

/** Pairing codes that were created and may still be valid, to find a user by the code. */
export const PAIRING_CODES_COLLECTION = 'pairing_codes';

export const tokenKind = z.enum(TOKEN_KINDS);

/** What a calendar contains. */
export const calendarContents = z.strictObject({
  /** Next steps with times. */
  interviews: z.boolean(),
  /** Next steps that are only due on a day. */
  nextSteps: z.boolean(),
  /** Saved career events. */
  savedEvents: z.boolean(),
});
export type CalendarContents = z.infer<typeof calendarContents>;

/** What a new calendar contains. */
export const ALL_CALENDAR_CONTENTS: CalendarContents = { interviews: true, nextSteps: true, savedEvents: true };

const tokenFields = {
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** The day (UTC) of the last use; null if it was never used. */
  lastUsedOn: z.iso.date().nullable(),
};

/** The address of a calendar that is in use. */
export const calendarToken = z.strictObject({ ...tokenFields, contents: calendarContents });
export type CalendarToken = z.infer<typeof calendarToken>;

/** A browser that is connected. */
export const browserToken = z.strictObject({
  ...tokenFields,
  /** The browser and its system, such as `Chrome on Windows`. */
  name: line,
  /** The number of postings it saved. */
  saved: z.int().nonnegative(),
});
export type BrowserToken = z.infer<typeof browserToken>;

/** A token that was revoked. `name` is null for a calendar. */
export const revokedToken = z.strictObject({
  ...tokenFields,
  kind: tokenKind,
  name: line.nullable(),
  revokedAt: z.iso.datetime(),
});
export type RevokedToken = z.infer<typeof revokedToken>;
