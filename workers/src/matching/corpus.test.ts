import { candidateOf } from './candidate.js';
import { Ranker } from './ranker.js';
import { roleLikeness } from './role-likeness.js';
import { corpusOf, matchedJob } from './testing/corpus-of.js';
import { profileOf, role } from './testing/profile-of.js';

// The real one, which also counts how often it is asked.
jest.mock('./role-likeness.js', () => {
  const real: { readonly roleLikeness: typeof roleLikeness } = jest.requireActual('./role-likeness.js');
  return { roleLikeness: jest.fn(real.roleLikeness) };
});
const likened = jest.mocked(roleLikeness);

it('the roles that titles are like are worked out when they are asked for, once for all that are compared alike', () => {
  const titles = ['Site Reliability Lead', 'Site Reliability Lead (Go)', 'Site-Reliability Lead, Pune', 'Pastry Chef'];
  const corpus = corpusOf(titles.map((title, at) => matchedJob(String(at), { title })));
  expect(likened).not.toHaveBeenCalled();
  expect(corpus.at(1)?.title).toBe(corpus.at(0)?.title);
  const ranker = new Ranker(candidateOf(profileOf({ preferredRoles: [role('Backend Engineer')] }), {}), corpus);
  for (let place = 0; place < corpus.places; place += 1) ranker.match(place);
  expect(likened.mock.calls.map(([title]) => title).sort()).toEqual([
    'backend engineer',
    'pastry chef',
    'site reliability lead',
  ]);
});

it('its clock is when the newest of the jobs that are there was posted', () => {
  const corpus = corpusOf([
    matchedJob('old', { postedAt: '2026-11-01T00:00:00.000Z' }),
    matchedJob('new', { postedAt: '2026-11-12T00:00:00.000Z' }),
  ]);
  expect(corpus.now).toBe(Date.UTC(2026, 10, 12));
  corpus.take([matchedJob('new', { isOpen: false })]);
  expect(corpus.now).toBe(Date.UTC(2026, 10, 1));
});

it('how rare a term is follows what comes and goes', () => {
  const corpus = corpusOf([matchedJob('a', { description: 'Falconry' }), matchedJob('b', { description: 'Cooking' })]);
  const before = corpus.termRarity('falconry');
  corpus.take([matchedJob('c', { description: 'Falconry' })]);
  expect(corpus.termRarity('falconry')).toBeLessThan(before);
  corpus.take([matchedJob('c', { description: 'Cooking' })]);
  expect(corpus.termRarity('falconry')).toBeGreaterThan(before);
});
