import { z } from 'zod';

/** GET /profile/{uid}/session: the sign-in that the token belongs to. */
export const currentSession = z.object({ signedInAt: z.iso.datetime().nullable() });

/** POST /profile/{uid}/sign-out-everywhere. */
export const signOutBody = z.strictObject({
  /** True to keep the sign-in that sends the request. */
  keepThis: z.boolean().optional(),
});

/** The time before which all sign-ins of the user have ended. */
export const signedOut = z.object({ before: z.iso.datetime() });
