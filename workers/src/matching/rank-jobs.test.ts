import { MATCH_LEVELS, MAX_RECOMMENDED_COUNT } from '@trackrecord/contracts';
import { setImmediate } from 'node:timers/promises';
import { type Candidate, toCandidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import { explainMatch } from './explain-match.js';
import { MatchScorer } from './match-score.js';
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
  const lead = createJob('0', { title: 'Lead Backend Engineer', postedAt: '2026-11-18T00:00:00.000Z' });
  const ranking = await rank(toCandidate(engineer, {}), createCorpus([lead, ...jobs]));
  expect(ranking.jobNumbers).toEqual([jobs[1], jobs[2], jobs[0], lead].map((job) => job?.number));
});

it('gives the reasons of each match, as the explanation does', async () => {
  const locations = [{ city: 'Dubai', country: 'United Arab Emirates', hasVisa: false }];
  const candidate = toCandidate({ ...engineer, preferences: createPreferences({ locations }) }, {});
  const toSkills = (names: readonly string[]) => names.map((name) => ({ name, isExtra: false, quote: name }));
  const skills = toSkills(['Go', 'PostgreSQL', 'Kubernetes']);
  const jobs = [
    createJob('dubai', { skills }),
    createJob('pune', { skills, location: 'Pune, India' }),
    createJob('unknown', { skills: [] }),
    createJob('few', { skills: toSkills(['Kubernetes', 'Kafka', 'Rust', 'Go']) }),
  ];
  const corpus = createCorpus([...jobs, ...createJobs(20, 'bad', { ...cook, location: 'Pune, India' })]);
  const { jobNumbers, reasons } = await rank(candidate, corpus);
  const reasonsByJobId = Object.fromEntries(
    jobs.map(({ jobId, number }) => [jobId, reasons[jobNumbers.indexOf(number)]]),
  );
  expect(reasonsByJobId).toEqual({
    dubai: { skills: { met: 2, listed: 3 }, location: 'Dubai', title: true },
    pune: { skills: { met: 2, listed: 3 }, title: true },
    unknown: { location: 'Dubai', title: true },
    // One skill of four is no reason.
    few: { location: 'Dubai', title: true },
  });
  const explanation = explainMatch(new MatchScorer(candidate, corpus), 1, 'dubai', []);
  expect(explanation?.parts.find(({ part }) => part === 'skills')?.why).toMatch(/^2 of 3 skills/);
});

it.each([
  ['few', 2, 60],
  ['most', 60, 9],
  ['none', 0, 60],
])('drops unrelated jobs if %s are related', async (_name, relatedCount, unrelatedCount) => {
  const candidate = toCandidate({ ...engineer, preferences: createPreferences({ workModes: ['Remote'] }) }, {});
  const related = createJobs(relatedCount, 'good', { remote: true });
  const { jobNumbers, percentages } = await rank(
    candidate,
    createCorpus([...related, ...createJobs(unrelatedCount, 'bad', cook)]),
  );
  expect(jobNumbers.toSorted()).toEqual(related.map(({ number }) => number).toSorted());
  expect(percentages.every((match) => match >= MATCH_LEVELS[0].from)).toBe(true);
});

it('limits the number of recommendations', async () => {
  const { jobNumbers } = await rank(
    toCandidate(engineer, {}),
    createCorpus(createJobs(MAX_RECOMMENDED_COUNT + 5, 'good')),
  );
  expect(jobNumbers).toHaveLength(MAX_RECOMMENDED_COUNT);
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
