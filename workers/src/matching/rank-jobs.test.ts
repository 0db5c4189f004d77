import { RECOMMENDATION_LIMITS } from '@trackrecord/contracts';
import { setImmediate } from 'node:timers/promises';
import { type Candidate, toCandidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import { type RankedJobs, rankJobs } from './rank-jobs.js';
import { createCorpus, createJob } from './testing/create-corpus.js';
import { createPreferences, createProfile, createPreferredRole } from './testing/create-profile.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

const engineer = createProfile({
  skills: ['Go', 'PostgreSQL'],
  preferredRoles: [createPreferredRole('Backend Engineer')],
});
const createJobs = (count: number, prefix: string, fields: Parameters<typeof createJob>[1] = {}) =>
  Array.from({ length: count }, (_none, index) => createJob(`${prefix}-${String(index).padStart(3, '0')}`, fields));
const rank = (candidate: Candidate, corpus: JobCorpus): Promise<RankedJobs> =>
  rankJobs(candidate, corpus, AbortSignal.timeout(WAIT_TIMEOUT_MS));
const cook = { title: 'Cook', description: 'You cook.', skills: [] };

it('sorts by match, then newest, then id', async () => {
  const jobs = [createJob('b'), createJob('new', { postedAt: '2026-11-15T00:00:00.000Z' }), createJob('a')];
  const remoteCook = createJob('0', { ...cook, remote: true, postedAt: '2026-11-18T00:00:00.000Z' });
  const candidate = toCandidate({ ...engineer, preferences: createPreferences({ workModes: ['Remote'] }) }, {});
  const ranking = await rank(candidate, createCorpus([remoteCook, ...jobs]));
  expect(ranking.jobNumbers).toEqual([jobs[1], jobs[2], jobs[0], remoteCook].map((job) => job?.number));
});

it('drops poor matches unless there are too few others', async () => {
  const remote = createPreferences({ workModes: ['Remote'] });
  const candidate = toCandidate({ ...engineer, preferences: remote }, {});
  const withOthers = await rank(
    candidate,
    createCorpus([
      ...createJobs(RECOMMENDATION_LIMITS.minCount, 'good', { remote: true }),
      ...createJobs(9, 'bad', cook),
    ]),
  );
  expect(withOthers.percentages.every((match) => match >= RECOMMENDATION_LIMITS.minMatch)).toBe(true);
  expect(withOthers.jobNumbers).toHaveLength(RECOMMENDATION_LIMITS.minCount);
  const withFewOthers = await rank(
    candidate,
    createCorpus([...createJobs(2, 'good', { remote: true }), ...createJobs(60, 'bad', cook)]),
  );
  expect(withFewOthers.jobNumbers).toHaveLength(RECOMMENDATION_LIMITS.minCount);
});

it('limits the number of recommendations', async () => {
  const { jobNumbers } = await rank(
    toCandidate(engineer, {}),
    createCorpus(createJobs(RECOMMENDATION_LIMITS.maxCount + 5, 'good')),
  );
  expect(jobNumbers).toHaveLength(RECOMMENDATION_LIMITS.maxCount);
});

it('yields to the event loop and ignores changes made meanwhile', async () => {
  const jobs = createJobs(1_000, 'good');
  const corpus = createCorpus(jobs);
  const ranking = rank(toCandidate(engineer, {}), corpus);
  let isDone = false;
  void ranking.then(() => (isDone = true));
  await setImmediate();
  expect(isDone).toBe(false);
  corpus.apply([createJob('good-000', { isOpen: false }), createJob('good-999', { isOpen: false })]);
  corpus.apply([createJob('new', { skills: [] })]);
  const { jobNumbers } = await ranking;
  const old = new Set(jobs.map(({ number }) => number));
  expect(jobNumbers.filter((number) => !old.has(number))).toEqual([]);
  expect(jobNumbers).not.toContain(jobs.at(-1)?.number);
});

it('stops when the signal aborts', async () => {
  const aborted = AbortSignal.abort(new Error('too late'));
  await expect(rankJobs(toCandidate(engineer, {}), createCorpus(createJobs(3, 'good')), aborted)).rejects.toThrow(
    'too late',
  );
});

it('skips jobs that expired before the newest was posted', async () => {
  const expired = createJob('expired', { expiresAt: new Date('2026-11-09T00:00:00Z') });
  const open = createJob('open', { postedAt: '2026-11-10T00:00:00.000Z' });
  expect((await rank(toCandidate(engineer, {}), createCorpus([expired, open]))).jobNumbers).toEqual([open.number]);
});
