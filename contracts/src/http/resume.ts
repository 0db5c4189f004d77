import { z } from 'zod';
import { profileSections } from '../profile/sections.js';
import { isReadable } from '../resume/read-resume.js';
import { leftOut } from '../resume/left-out.js';

/** How a resume comes into a profile: beside what is there, or in place of it. */
export const IMPORT_STRATEGIES = ['merge', 'replace'] as const;
export type ImportStrategy = (typeof IMPORT_STRATEGIES)[number];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * POST /profile/{uid}/import/json-resume: a resume, and whether what it changes is only shown (a preview) or saved.
 * `merge` revises and adds, and removes nothing; `replace` puts the sections that the resume has in place of those there
 * are.
 */
export const importResumeBody = z.strictObject({
  resume: z
    .custom<Readonly<Record<string, unknown>>>(isObject, {
      error: "This isn't a JSON Resume. It must be a JSON object.",
    })
    .refine(isReadable, 'This resume is too large to read.'),
  strategy: z.enum(IMPORT_STRATEGIES).default('merge'),
  apply: z.boolean().default(false),
});
export type ImportResumeBody = z.input<typeof importResumeBody>;

/** What importing changes about one section, in the words of the history. */
const sectionChange = z.object({ section: profileSections.keyof(), words: z.string() });
export type SectionChange = z.infer<typeof sectionChange>;

/**
 * The answer to an import, whether it was applied or only looked at: what it changes, and what of the resume stays out
 * and why. `revision` is that of the profile now, null where there is none yet.
 */
export const resumeImported = z.object({
  success: z.literal(true),
  applied: z.boolean(),
  message: z.string(),
  revision: z.int().nonnegative().nullable(),
  changes: z.array(sectionChange),
  leftOut: z.array(leftOut),
});
export type ResumeImported = z.infer<typeof resumeImported>;
