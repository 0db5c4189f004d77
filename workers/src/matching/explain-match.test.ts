import { candidateOf } from './candidate.js';
import { explainMatch } from './explain-match.js';
import { Ranker } from './ranker.js';
import { corpusOf, matchedJob } from './testing/corpus-of.js';
import { preferring, profileOf, role } from './testing/profile-of.js';

const description = `Kestrel Labs runs bookings in Go.

What you bring
• PostgreSQL, and a feeling for event streams
• Kubernetes

Nice to have
• Terraform`;
const job = matchedJob('kestrel-1', { description });
const corpus = corpusOf([job, matchedJob('other', { title: 'Chef', description: 'Cooking.', skills: [] })]);
const nadia = profileOf({
  skills: ['Go', 'PostgreSQL'],
  preferredRoles: [role('Backend Engineer')],
  preferences: preferring({
    locations: [{ city: 'Dubai', country: 'United Arab Emirates', hasVisa: false }],
    salary: { minimum: 40_000, maximum: 100_000, currency: 'USD', period: 'YEAR' },
  }),
});
const candidate = candidateOf(nadia, {});
const explained = explainMatch(candidate, 3, corpus, 'kestrel-1', job.skills);

it('says what is met and what is missing, quoting where the posting asks for it', () => {
  expect(explained?.met.map(({ name, quote }) => [name, quote])).toEqual([
    ['Go', 'Kestrel Labs runs bookings in Go.'],
    ['PostgreSQL', 'PostgreSQL, and a feeling for event streams'],
  ]);
  expect(explained?.missing.map(({ name, isExtra }) => [name, isExtra])).toEqual(
    expect.arrayContaining([
      ['Kubernetes', false],
      ['Terraform', true],
    ]),
  );
});

it('its parts come to the match that the ranking has', () => {
  const sum = (explained?.parts ?? []).reduce((total, { percentage, weight }) => total + percentage * weight, 0);
  expect(Math.abs(sum - (explained?.matchPercentage ?? 0))).toBeLessThanOrEqual(1);
  expect(explained?.matchPercentage).toBe(new Ranker(candidate, corpus).match(0));
});

it('every part says why', () => {
  expect(Object.fromEntries(explained?.parts.map(({ part, why }) => [part, why]) ?? [])).toMatchObject({
    title: 'Same as your preferred role Backend Engineer',
    place: 'Dubai is on your list',
    salary: 'Above your minimum, short of your maximum',
    skills: expect.stringMatching(/^2 of \d skills, the rare ones counted more$/) as string,
  });
  expect(explained?.summary).toMatch(/^[A-Z].*\.$/);
});

it('of a job that is gone there is nothing to explain', () => {
  expect(explainMatch(candidate, 3, corpus, 'nowhere', [])).toBeNull();
});
