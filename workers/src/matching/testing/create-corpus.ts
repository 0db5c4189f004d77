import { findPostingSkills } from '../../feeds/ingestion/posting-skills.js';
import { JobCorpus, type MatchedJob } from '../corpus.js';

let lastNumber = 0;

/** Creates a job; skills are detected in its texts unless given. */
export function createJob(jobId: string, fields: Partial<MatchedJob> = {}): MatchedJob {
  lastNumber += 1;
  const title = fields.title ?? 'Backend Engineer';
  const description = fields.description ?? 'You build services in Go on PostgreSQL.';
  const location = fields.location ?? 'Dubai, United Arab Emirates';
  return {
    _id: jobId,
    jobId,
    number: lastNumber,
    change: lastNumber,
    isOpen: true,
    postedAt: '2026-11-10T00:00:00.000Z',
    expiresAt: new Date('2027-01-01T00:00:00Z'),
    remote: false,
    employmentType: ['Full-time'],
    yearly: { least: 50_000, most: 60_000 },
    ...fields,
    title,
    description,
    location,
    skills: fields.skills ?? [...findPostingSkills(title, description)],
  };
}

export function createCorpus(jobs: readonly MatchedJob[]): JobCorpus {
  const corpus = new JobCorpus();
  corpus.apply(jobs);
  return corpus;
}
