import { z } from 'zod';
import { browserToken, calendarContents, calendarToken, revokedToken } from '../extensions/access-token.js';
import { typedOneTimeCode } from '../staff/consent-code.js';
import { requiredText } from '../typed-text.js';
import { addApplicationBody } from './applications.js';

/** GET /extensions/{uid}: the tokens of a user. Secrets are not in it: only their hashes are stored. */
export const extensionList = z.object({
  /** Null if no calendar reads the dates of the user. */
  calendar: calendarToken.nullable(),
  /** Connected browsers, oldest first. */
  browsers: z.array(browserToken),
  /** Newest first. */
  revoked: z.array(revokedToken),
});
export type ExtensionList = z.infer<typeof extensionList>;

/** POST /extensions/{uid}/calendar: creates an address, which replaces an earlier one. */
export const createCalendarBody = z.strictObject({ contents: calendarContents.optional() });

/** The new address of a calendar. It is not shown again. */
export const calendarCreated = z.object({
  calendar: calendarToken,
  /** The path of the calendar, such as `/api/calendar/SECRET.ics`. */
  path: z.string(),
});
export type CalendarCreated = z.infer<typeof calendarCreated>;

/** PUT /extensions/{uid}/calendar: changes what the calendar contains. */
export const changeCalendarBody = z.strictObject({ contents: calendarContents });
export const calendarChanged = z.object({ calendar: calendarToken });

/** POST /extensions/{uid}/pairing-codes: a code to type into the browser extension, and when it expires. */
export const pairingCodeCreated = z.object({ code: z.string(), until: z.iso.datetime() });
export type PairingCodeCreated = z.infer<typeof pairingCodeCreated>;

/** POST /extension/pairings: connects a browser. */
export const pairBody = z.strictObject({
  code: typedOneTimeCode,
  name: requiredText(60, 'Please enter the name of the browser.'),
});

/** The token of a browser. It is not shown again. */
export const browserPaired = z.object({ token: z.string() });

/** POST /extension/applications: saves a posting, with the same rules as POST /applications/{uid}. */
export const savePostingBody = addApplicationBody.pick({
  posting: true,
  text: true,
  on: true,
  isDuplicateAllowed: true,
});

/** The saved posting. */
export const postingSaved = z.object({ applicationId: z.string(), revision: z.int().nonnegative() });
