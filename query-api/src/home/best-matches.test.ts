import type { ListedJob } from '../jobs/open-jobs.js';
import { OpenJobs } from '../jobs/open-jobs.js';
import { toUserJobs, type UserJobs } from '../jobs/user-jobs.js';
import { findBestMatches } from './best-matches.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const createJob = (number: number, fields: Partial<ListedJob> = {}): ListedJob => ({
  _id: `job-${number}`,
  jobId: `job-${number}`,
  number,
  change: 1,
  isOpen: true,
  postedAt: '2026-11-10T00:00:00.000Z',
  expiresAt: new Date('2026-12-20T00:00:00Z'),
  location: 'Dubai, United Arab Emirates',
  yearly: { least: 50_000, most: 60_000 },
  remote: false,
  title: 'Backend Engineer',
  company: 'Kestrel Labs',
  description: 'Go and PostgreSQL.',
  employmentType: ['Full-time'],
  ...fields,
});
const find = (user: Partial<UserJobs>, ...jobs: ListedJob[]) => {
  const openJobs = new OpenJobs();
  openJobs.apply(jobs);
  // Best first: in the order of the jobs, and one that is not open any more.
  const numbers = Uint32Array.from([99, ...jobs.map(({ number }) => number)]);
  const found = findBestMatches(openJobs, numbers, { ...toUserJobs(undefined, undefined), ...user }, NOW);
  return { ids: found.jobs.map(({ jobId }) => jobId), newCount: found.newCount };
};
const JOBS = [5, 4, 3, 2, 1].map((number) => createJob(number));

it('finds the three best ones if none is new', () => {
  expect(find({}, ...JOBS)).toEqual({ ids: ['job-5', 'job-4', 'job-3'], newCount: 0 });
});

it('finds the best new ones, and counts all new ones', () => {
  expect(find({ isNew: (number) => number <= 2 }, ...JOBS)).toEqual({ ids: ['job-2', 'job-1'], newCount: 2 });
});

it('omits hidden and expired ones, and those among the applications', () => {
  const expired = createJob(6, { expiresAt: new Date('2026-11-20T11:00:00Z') });
  const user = { hiddenJobIds: ['job-5'], savedJobIds: ['job-4'], isNew: () => true };
  expect(find(user, expired, ...JOBS)).toEqual({ ids: ['job-3', 'job-2', 'job-1'], newCount: 4 });
});

it('omits those of hidden companies, also from the number of new ones', () => {
  const hidden = [createJob(9, { company: 'ACME Inc.' }), createJob(8, { company: 'Acme' })];
  const user = { hiddenCompanies: ['Acme, Inc'], isNew: () => true };
  expect(find(user, ...hidden, ...JOBS)).toEqual({ ids: ['job-5', 'job-4', 'job-3'], newCount: 5 });
});
