import { z } from 'zod';
import { jsonResume } from '../resume/json-resume.js';

/** Of what, when and by which version of its maker something was made. */
const made = {
  /** The revision of the profile that it was made of. */
  revision: z.int().nonnegative(),
  /** Whether that is the newest one. */
  isOfNewest: z.boolean(),
  madeAt: z.iso.datetime(),
  makerVersion: z.int(),
};

/** cv/cv.json: of what the kept CV was made, and what it says. */
export const exportedCv = z.strictObject({
  ...made,
  /** Where it is as PDF; null where it is kept in a shape of old, all of which is `content` then. */
  file: z.string().nullable(),
  content: jsonResume.or(z.json()),
});
export type ExportedCv = z.infer<typeof exportedCv>;

/** matches.json: the jobs that were recommended, best first. */
export const exportedMatches = z.strictObject({
  ...made,
  jobs: z.array(
    z.strictObject({
      /** The job's number among all jobs there ever were. */
      number: z.int().nonnegative(),
      matchPercentage: z.int().min(0).max(100).nullable(),
      /** Null where the job is not open any more. */
      job: z.strictObject({ jobId: z.string(), title: z.string(), company: z.string() }).nullable(),
    }),
  ),
  /** The list as it is kept, where it is kept in a shape of old, and `jobs` has none of it; else null. */
  unread: z.json(),
});
export type ExportedMatches = z.infer<typeof exportedMatches>;
