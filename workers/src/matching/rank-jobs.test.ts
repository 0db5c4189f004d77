import { RECOMMENDED } from '@trackrecord/contracts';
import { candidateOf } from './candidate.js';
import { rankJobs } from './rank-jobs.js';
import { corpusOf, matchedJob } from './testing/corpus-of.js';
import { preferring, profileOf, role } from './testing/profile-of.js';

const engineer = profileOf({ skills: ['Go', 'PostgreSQL'], preferredRoles: [role('Backend Engineer')] });
const many = (count: number, of: string, fields: Parameters<typeof matchedJob>[1] = {}) =>
  Array.from({ length: count }, (_none, at) => matchedJob(`${of}-${String(at).padStart(3, '0')}`, fields));
const cook = { title: 'Cook', description: 'You cook.', skills: [] };

it('the best come first, of one match the newest, then by id', () => {
  const jobs = [matchedJob('b'), matchedJob('new', { postedAt: '2026-11-15T00:00:00.000Z' }), matchedJob('a')];
  const remoteCook = matchedJob('0', { ...cook, remote: true, postedAt: '2026-11-18T00:00:00.000Z' });
  const candidate = candidateOf({ ...engineer, preferences: preferring({ workModes: ['Remote'] }) }, {});
  const ranking = rankJobs(candidate, corpusOf([remoteCook, ...jobs]));
  expect(ranking.numbers).toEqual([jobs[1], jobs[2], jobs[0], remoteCook].map((job) => job?.number));
});

it('jobs that match badly are left out, unless there are hardly any others', () => {
  const remote = preferring({ workModes: ['Remote'] });
  const candidate = candidateOf({ ...engineer, preferences: remote }, {});
  const withOthers = rankJobs(
    candidate,
    corpusOf([...many(RECOMMENDED.least, 'good', { remote: true }), ...many(9, 'bad', cook)]),
  );
  expect(withOthers.percentages.every((match) => match >= RECOMMENDED.leastMatch)).toBe(true);
  expect(withOthers.numbers).toHaveLength(RECOMMENDED.least);
  const alone = rankJobs(candidate, corpusOf([...many(2, 'good', { remote: true }), ...many(60, 'bad', cook)]));
  expect(alone.numbers).toHaveLength(RECOMMENDED.least);
});

it('nobody gets more than so many', () => {
  expect(rankJobs(candidateOf(engineer, {}), corpusOf(many(RECOMMENDED.most + 5, 'good'))).numbers).toHaveLength(
    RECOMMENDED.most,
  );
});
