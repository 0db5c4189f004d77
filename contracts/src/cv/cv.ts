import { z } from 'zod';
import { jsonResume } from '../resume/json-resume.js';

/** The job that makes a person's CV; its data is where the newest event of their profile lies. */
export const RENDER_CV = { queue: 'cv', name: 'render-cv' } as const;

/** Why that job fails for good where there is no browser to print with. */
export const CV_UNAVAILABLE = 'cv-unavailable';

/** Where CVs are kept: the newest a person, sealed. */
export const CV_COLLECTION = 'cvs';

/**
 * Raised whenever a CV comes out differently for the same profile: whoever changes the template, the fonts, the
 * finishing of the PDF or the content raises it. CVs of an older version are made again when they are asked for.
 */
export const CV_VERSION = 2;

/** A CV as it is kept: the PDF as base64, and what it says as JSON Resume. */
export const cv = z.object({ pdf: z.string(), content: jsonResume });
export type Cv = z.infer<typeof cv>;
