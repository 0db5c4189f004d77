import { z } from 'zod';
import { jsonResume } from '../resume/json-resume.js';

/** The queue job that renders a user's CV. Its data is the position of the newest profile event. */
export const RENDER_CV = { queue: 'cv', name: 'render-cv' } as const;

/** The error code of that job if there is no browser to print with. It is not retried. */
export const CV_UNAVAILABLE = 'cv-unavailable';

/** The collection of CVs: the newest one of each user, encrypted. */
export const CV_COLLECTION = 'cvs';

/**
 * The version of the CV renderer. Increment it when you change the template, the fonts, the PDF post-processing or the
 * content. CVs of an older version are rendered again on request.
 */
export const CV_VERSION = 2;

/** A stored CV: the PDF as base64, and its content as JSON Resume. */
export const cv = z.object({ pdf: z.string(), content: jsonResume });
export type Cv = z.infer<typeof cv>;
