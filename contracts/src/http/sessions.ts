import { z } from 'zod';
import { device } from '../account/device.js';

/** GET /profile/{uid}/session: the sign-in that the token belongs to. */
export const currentSession = z.object({ signedInAt: z.iso.datetime().nullable() });

/** POST /profile/{uid}/sign-out-everywhere. */
export const signOutBody = z.strictObject({
  /** True to keep the sign-in that sends the request. */
  keepThis: z.boolean().optional(),
});

/** The query of GET /profile/{uid}/session and GET /profile/{uid}/devices. */
export const deviceQuery = z.object({
  browser: z
    .uuid()
    .optional()
    .describe('The id that the browser has given itself, so that its later sign-ins do not count as other devices.'),
});

/** The time before which all sign-ins of the user have ended. */
export const signedOut = z.object({ before: z.iso.datetime() });

/**
 * GET /profile/{uid}/devices: the browsers in which the user is signed in, and which they used in the last 30 days, last
 * used first.
 */
export const deviceList = z.object({
  items: z.array(
    device.omit({ ended: true }).extend({
      /** Names the device in the path of its sign-out. */
      id: z.string(),
      /** True for the device that sends the request. */
      current: z.boolean(),
    }),
  ),
});
export type DeviceList = z.infer<typeof deviceList>;
