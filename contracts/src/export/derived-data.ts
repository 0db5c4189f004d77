import { z } from 'zod';
import { matchReasons } from '../jobs/match-reasons.js';
import { jsonResume } from '../resume/json-resume.js';

/** The source revision, time and generator version of derived data. */
const generation = {
  /** The revision of the profile that it was generated from. */
  revision: z.int().nonnegative(),
  /** True if that is the newest revision. */
  isOfNewest: z.boolean(),
  madeAt: z.iso.datetime(),
  makerVersion: z.int(),
};

/** cv/cv.json: the stored CV's source and content. */
export const exportedCv = z.strictObject({
  ...generation,
  /** The file with the PDF; null if the CV is stored in an old format: then `content` has everything that is stored. */
  file: z.string().nullable(),
  content: jsonResume.or(z.json()),
});
export type ExportedCv = z.infer<typeof exportedCv>;

/** matches.json: the recommended jobs, best first. */
export const exportedMatches = z.strictObject({
  ...generation,
  jobs: z.array(
    z.strictObject({
      /** The sequential number of the job. */
      number: z.int().nonnegative(),
      matchPercentage: z.int().min(0).max(100).nullable(),
      /** Null if the list is older than the reasons. */
      reasons: matchReasons.nullable(),
      /** Null if the job is no longer open. */
      job: z.strictObject({ jobId: z.string(), title: z.string(), company: z.string() }).nullable(),
    }),
  ),
  /** The stored list if it is in an old format, in which case `jobs` is empty; otherwise null. */
  unread: z.json(),
});
export type ExportedMatches = z.infer<typeof exportedMatches>;
