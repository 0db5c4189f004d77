import { z } from 'zod';
import { line } from '../text.js';
import { isWebAddress } from '../web-address.js';
import { matchReasons } from './match-reasons.js';
import { jobSalary } from './salary.js';

const webAddress = z.string().max(2_000).refine(isWebAddress);

/** The feed that a posting or career event comes from. `isSample` marks sample data. */
export const feedSource = z.object({
  id: z.string(),
  name: line,
  isSample: z.boolean(),
  /** The attribution that the feed's terms require. */
  attribution: line.optional(),
});
export type FeedSource = z.infer<typeof feedSource>;

/**
 * A posting as the API returns it (spec section 3). `jobId` is prefixed by its source and safe in a URL. `description`
 * is plain text: paragraphs are separated by an empty line, list items begin with "• ".
 */
export const job = z
  .object({
    _id: z.string(),
    jobId: z.string(),
    title: line,
    company: line,
    companyInfo: z.object({ logo: webAddress.optional(), size: line.optional() }),
    location: line,
    salary: jobSalary.optional(),
    roleType: line.optional(),
    description: z.string().max(50_000),
    /** Absent if the source gives no date, or one that cannot be read with certainty. */
    postedAt: z.iso.datetime().optional(),
    validThrough: z.iso.datetime().optional(),
    remote: z.boolean(),
    employmentType: z.array(line).max(10),
    url: webAddress,
    source: feedSource,
    searchContext: z.object({ matchPercentage: z.int().min(0).max(100), reasons: matchReasons.optional() }).optional(),
    /** True if the posting arrived after the user's last visit to the job lists. */
    isNew: z.boolean().optional(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof job>;
