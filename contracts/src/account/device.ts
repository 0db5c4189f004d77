import { z } from 'zod';
import { line } from '../text.js';

/** Where users signed in: one entry for each browser. Deleted after 30 days, and with the account. */
export const DEVICES_COLLECTION = 'devices';

/** How long a device is listed after it was last used. */
export const DEVICE_DAYS = 30;

/** A browser that a user signed in with. */
export const device = z.strictObject({
  /** The browser and its system, such as `Firefox on Windows`. */
  name: line,
  /** The latest sign-in. */
  signedInAt: z.iso.datetime(),
  /** At most an hour old while the device is used. */
  lastUsedAt: z.iso.datetime(),
  /** True if the user has signed out since. */
  ended: z.boolean(),
});
export type Device = z.infer<typeof device>;
