import { z } from 'zod';
import { device } from '../account/device.js';

/** GET /profile/{uid}/session: the sign-in that the token belongs to. */
export const currentSession = z.object({ signedInAt: z.iso.datetime().nullable() });

/** POST /profile/{uid}/sign-out-everywhere. */
export const signOutBody = z.strictObject({
  /** True to keep the sign-in that sends the request. */
  keepThis: z.boolean().optional(),
});

/** The time before which all sign-ins of the user have ended. */
export const signedOut = z.object({ before: z.iso.datetime() });

/** GET /profile/{uid}/devices: the browsers that the user signed in with in the last 30 days, last used first. */
export const deviceList = z.object({
  items: z.array(
    device.extend({
      /** True for the device that sends the request. */
      current: z.boolean(),
    }),
  ),
});
export type DeviceList = z.infer<typeof deviceList>;
