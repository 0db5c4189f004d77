import { z } from 'zod';
import { jsonResume } from '../resume/json-resume.js';

/** A rendered CV (spec section 3, CV response). */
export const cvReady = z.object({
  success: z.literal(true),
  data: z.object({ pdfBuffer: z.base64(), cvContent: jsonResume }),
  message: z.string(),
});
export type CvReady = z.infer<typeof cvReady>;

/** The response while the profile is incomplete. */
export const noCv = z.object({ success: z.literal(false), message: z.string() });
export type NoCv = z.infer<typeof noCv>;

/** The response of the CV routes. */
export const cvResponse = z.union([cvReady, noCv]);

/** The CV endpoints have no query parameters: a CV always shows the current profile. */
export const cvQuery = z.strictObject(
  {},
  { error: 'A CV always shows the current profile. Remove the query parameters.' },
);
