import { createHash } from 'node:crypto';
import type { Posting } from '../../../feeds/feed-records.js';
import { readData } from '../../../read-data.js';

/** A sample job, with the digest of the posting that was graded. */
interface GoldenJob {
  readonly id: string;
  readonly digest: string;
}

/** The 50 jobs of the golden set, in the order of the columns of `GRADES`. */
export const JOBS = readData('golden-set/jobs') as readonly GoldenJob[];

/** Returns the first 12 hex digits of the SHA-256 of the fields that grading considers. */
export const digestGradedFields = (job: Posting): string =>
  createHash('sha256')
    .update(JSON.stringify(getGradedFields(job)))
    .digest('hex')
    .slice(0, 12);

const getGradedFields = ({ title, company, location, description, salary, employmentType, remote }: Posting) => [
  title,
  company,
  location,
  description,
  [salary?.minValue, salary?.maxValue, salary?.unitText, salary?.currency],
  employmentType,
  remote,
];
