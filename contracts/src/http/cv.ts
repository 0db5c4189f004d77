import { z } from 'zod';
import { jsonResume } from '../resume/json-resume.js';

/** A CV that is there (spec section 3, CV response). */
export const cvReady = z.object({
  success: z.literal(true),
  data: z.object({ pdfBuffer: z.base64(), cvContent: jsonResume }),
  message: z.string(),
});
export type CvReady = z.infer<typeof cvReady>;

/** No CV, because the profile is not complete. */
export const noCv = z.object({ success: z.literal(false), message: z.string() });
export type NoCv = z.infer<typeof noCv>;
