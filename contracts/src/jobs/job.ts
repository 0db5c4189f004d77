import { z } from 'zod';
import { line } from '../text.js';
import { isWebAddress } from '../web-address.js';
import { jobSalary } from './salary.js';

const webAddress = z.string().max(2_000).refine(isWebAddress);

/** Which feed something comes from; what is sample data of ours says so. */
export const feedSource = z.object({
  id: z.string(),
  name: line,
  isSample: z.boolean(),
  /** What the feed's terms ask to be shown with it. */
  attribution: line.optional(),
});
export type FeedSource = z.infer<typeof feedSource>;

/**
 * A job as clients see it (spec section 3). `jobId` is prefixed by its source and safe in an address; `description` is
 * plain text: paragraphs apart by an empty line, items of lists begin with "• ".
 */
export const job = z.object({
  _id: z.string(),
  jobId: z.string(),
  title: line,
  company: line,
  companyInfo: z.object({ logo: webAddress.optional(), size: line.optional() }),
  location: line,
  salary: jobSalary.optional(),
  roleType: line.optional(),
  description: z.string().max(50_000),
  postedAt: z.iso.datetime(),
  validThrough: z.iso.datetime().optional(),
  remote: z.boolean(),
  employmentType: z.array(line).max(10),
  url: webAddress,
  source: feedSource,
  searchContext: z.object({ matchPercentage: z.int().min(0).max(100) }).optional(),
});
export type Job = z.infer<typeof job>;
