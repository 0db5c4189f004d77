import { z } from 'zod';
import { profileSections } from '../profile/sections.js';
import { isSmallEnough } from '../resume/read-resume.js';
import { omittedValue } from '../resume/omitted-value.js';

/** How a resume is imported: added to the profile, or in place of its sections. */
export const IMPORT_STRATEGIES = ['merge', 'replace'] as const;
export type ImportStrategy = (typeof IMPORT_STRATEGIES)[number];

/** The message for a resume that has too many values, or takes too long to read. */
export const RESUME_TOO_LARGE = 'This resume is too large to read.';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * POST /profile/{uid}/import/json-resume: imports a resume, or only previews the changes. `merge` adds and updates, and
 * removes nothing; `replace` replaces the sections that the resume contains.
 */
export const importResumeBody = z
  .strictObject({
    resume: z
      .custom<Readonly<Record<string, unknown>>>(isObject, {
        error: "This isn't a JSON Resume. It must be a JSON object.",
      })
      .refine(isSmallEnough, RESUME_TOO_LARGE),
    strategy: z.enum(IMPORT_STRATEGIES).default('merge'),
    apply: z.boolean().default(false),
  })
  .meta({ id: 'ImportResume' });
export type ImportResumeBody = z.input<typeof importResumeBody>;

/**
 * The change of one section, described as in the history. `before` and `after` hold what changed, as in the history;
 * new items have ids that are not stored.
 */
const sectionChange = z.object({
  section: profileSections.keyof(),
  description: z.string(),
  before: profileSections.nullable(),
  after: profileSections.nullable(),
});
export type SectionChange = z.infer<typeof sectionChange>;

/**
 * The response to an import or a preview: the changes, and the parts of the resume that are left out and why.
 * `revision` is that of the current profile, null if there is none yet.
 */
export const resumeImported = z
  .object({
    success: z.literal(true),
    applied: z.boolean(),
    message: z.string(),
    revision: z.int().nonnegative().nullable(),
    changes: z.array(sectionChange),
    leftOut: z.array(omittedValue),
  })
  .meta({ id: 'ResumeImported' });
export type ResumeImported = z.infer<typeof resumeImported>;
