import { toCandidate } from './candidate.js';
import { MatchScorer } from './match-score.js';
import { findSimilarRoles } from './similar-roles.js';
import { createCorpus, createJob } from './testing/create-corpus.js';
import { createProfile, createPreferredRole } from './testing/create-profile.js';

// Count the calls of the real function.
jest.mock('./similar-roles.js', () => {
  const real: { readonly findSimilarRoles: typeof findSimilarRoles } = jest.requireActual('./similar-roles.js');
  return { findSimilarRoles: jest.fn(real.findSimilarRoles) };
});
const findSimilarRolesMock = jest.mocked(findSimilarRoles);

it('computes similar roles lazily, once per distinct title', () => {
  const titles = ['Site Reliability Lead', 'Site Reliability Lead (Go)', 'Site-Reliability Lead, Pune', 'Pastry Chef'];
  const corpus = createCorpus(titles.map((title, index) => createJob(String(index), { title })));
  expect(findSimilarRolesMock).not.toHaveBeenCalled();
  expect(corpus.at(1)?.title).toBe(corpus.at(0)?.title);
  const scorer = new MatchScorer(
    toCandidate(createProfile({ preferredRoles: [createPreferredRole('Backend Engineer')] }), {}),
    corpus,
  );
  for (let slot = 0; slot < corpus.slotCount; slot += 1) scorer.computePercentage(slot);
  expect(findSimilarRolesMock.mock.calls.map(([title]) => title).sort()).toEqual([
    'backend engineer',
    'pastry chef',
    'site reliability lead',
  ]);
});

it('returns the date of the newest open posting as newestPostedAtMs', () => {
  const corpus = createCorpus([
    createJob('old', { postedAt: '2026-11-01T00:00:00.000Z' }),
    createJob('new', { postedAt: '2026-11-12T00:00:00.000Z' }),
  ]);
  expect(corpus.newestPostedAtMs).toBe(Date.UTC(2026, 10, 12));
  corpus.apply([createJob('new', { isOpen: false })]);
  expect(corpus.newestPostedAtMs).toBe(Date.UTC(2026, 10, 1));
});

it('updates term rarity when jobs are added and changed', () => {
  const corpus = createCorpus([
    createJob('a', { description: 'Falconry' }),
    createJob('b', { description: 'Cooking' }),
  ]);
  const before = corpus.getTermRarity('falconry');
  corpus.apply([createJob('c', { description: 'Falconry' })]);
  expect(corpus.getTermRarity('falconry')).toBeLessThan(before);
  corpus.apply([createJob('c', { description: 'Cooking' })]);
  expect(corpus.getTermRarity('falconry')).toBeGreaterThan(before);
});
