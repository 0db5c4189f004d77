import { RECOMMENDED } from '@trackrecord/contracts';
import { setImmediate } from 'node:timers/promises';
import { type Candidate, candidateOf } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import { type RankedJobs, rankJobs } from './rank-jobs.js';
import { corpusOf, matchedJob } from './testing/corpus-of.js';
import { preferring, profileOf, role } from './testing/profile-of.js';

const engineer = profileOf({ skills: ['Go', 'PostgreSQL'], preferredRoles: [role('Backend Engineer')] });
const many = (count: number, of: string, fields: Parameters<typeof matchedJob>[1] = {}) =>
  Array.from({ length: count }, (_none, at) => matchedJob(`${of}-${String(at).padStart(3, '0')}`, fields));
const ranked = (candidate: Candidate, corpus: JobCorpus): Promise<RankedJobs> =>
  rankJobs(candidate, corpus, AbortSignal.timeout(10_000));
const cook = { title: 'Cook', description: 'You cook.', skills: [] };

it('the best come first, of one match the newest, then by id', async () => {
  const jobs = [matchedJob('b'), matchedJob('new', { postedAt: '2026-11-15T00:00:00.000Z' }), matchedJob('a')];
  const remoteCook = matchedJob('0', { ...cook, remote: true, postedAt: '2026-11-18T00:00:00.000Z' });
  const candidate = candidateOf({ ...engineer, preferences: preferring({ workModes: ['Remote'] }) }, {});
  const ranking = await ranked(candidate, corpusOf([remoteCook, ...jobs]));
  expect(ranking.numbers).toEqual([jobs[1], jobs[2], jobs[0], remoteCook].map((job) => job?.number));
});

it('jobs that match badly are left out, unless there are hardly any others', async () => {
  const remote = preferring({ workModes: ['Remote'] });
  const candidate = candidateOf({ ...engineer, preferences: remote }, {});
  const withOthers = await ranked(
    candidate,
    corpusOf([...many(RECOMMENDED.least, 'good', { remote: true }), ...many(9, 'bad', cook)]),
  );
  expect(withOthers.percentages.every((match) => match >= RECOMMENDED.leastMatch)).toBe(true);
  expect(withOthers.numbers).toHaveLength(RECOMMENDED.least);
  const alone = await ranked(candidate, corpusOf([...many(2, 'good', { remote: true }), ...many(60, 'bad', cook)]));
  expect(alone.numbers).toHaveLength(RECOMMENDED.least);
});

it('nobody gets more than so many', async () => {
  const { numbers } = await ranked(candidateOf(engineer, {}), corpusOf(many(RECOMMENDED.most + 5, 'good')));
  expect(numbers).toHaveLength(RECOMMENDED.most);
});

it('others get their turn while it goes on, and what changes meanwhile takes no place of another', async () => {
  const jobs = many(1_000, 'good');
  const corpus = corpusOf(jobs);
  const ranking = ranked(candidateOf(engineer, {}), corpus);
  let isDone = false;
  void ranking.then(() => (isDone = true));
  await setImmediate();
  expect(isDone).toBe(false);
  corpus.take([matchedJob('good-000', { isOpen: false }), matchedJob('good-999', { isOpen: false })]);
  corpus.take([matchedJob('new', { skills: [] })]);
  const { numbers } = await ranking;
  const old = new Set(jobs.map(({ number }) => number));
  expect(numbers.filter((number) => !old.has(number))).toEqual([]);
  expect(numbers).not.toContain(jobs.at(-1)?.number);
});

it('goes on no longer than it may', async () => {
  const late = AbortSignal.abort(new Error('too late'));
  await expect(rankJobs(candidateOf(engineer, {}), corpusOf(many(3, 'good')), late)).rejects.toThrow('too late');
});

it('what had expired when the newest job was posted takes no place', async () => {
  const expired = matchedJob('expired', { expiresAt: new Date('2026-11-09T00:00:00Z') });
  const open = matchedJob('open', { postedAt: '2026-11-10T00:00:00.000Z' });
  expect((await ranked(candidateOf(engineer, {}), corpusOf([expired, open]))).numbers).toEqual([open.number]);
});
