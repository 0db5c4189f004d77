import { z } from 'zod';
import { jsonResume } from '../resume/json-resume.js';

/** The queue job that renders a user's CV. Its data is the position of the newest profile event. */
export const RENDER_CV = { queue: 'cv', name: 'render-cv' } as const;

/** The error code of the job `render-cv` if there is no browser to print with. The job is not retried then. */
export const CV_UNAVAILABLE = 'cv-unavailable';

/** The collection of CVs: the newest one of each user, encrypted. */
export const CV_COLLECTION = 'cvs';

/** The collection of CVs that users sent to employers, encrypted. */
export const SENT_CVS_COLLECTION = 'sent_cvs';

/**
 * The version of the CV renderer. Increment it when you change the template, the fonts, the PDF post-processing or the
 * content. CVs of an older version are rendered again on request.
 */
export const CV_VERSION = 4;

/** A stored CV: the PDF as base64, and its content as JSON Resume. */
export const cv = z.object({ pdf: z.string(), content: jsonResume });
export type Cv = z.infer<typeof cv>;

/** A rendered CV (spec section 3, CV response). */
export const cvReady = z
  .object({
    success: z.literal(true),
    data: z.object({ pdfBuffer: z.base64(), cvContent: jsonResume }),
    message: z.string(),
  })
  .meta({ id: 'CvReady' });
export type CvReady = z.infer<typeof cvReady>;

/** The response while the profile is incomplete. */
export const noCv = z.object({ success: z.literal(false), message: z.string() }).meta({ id: 'NoCv' });
export type NoCv = z.infer<typeof noCv>;

/** The response of the CV routes. */
export const cvResponse = z.union([cvReady, noCv]).meta({ id: 'Cv' });

/** The CV endpoints have no query parameters: a CV always shows the current profile. */
export const cvQuery = z.strictObject(
  {},
  { error: 'A CV always shows the current profile. Remove the query parameters.' },
);
