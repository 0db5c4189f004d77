import fc from 'fast-check';
import { SKILLS } from '../ai/rules/skills/taxonomy.js';
import { type Candidate, candidateOf } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import { type RankedJobs, rankJobs } from './rank-jobs.js';
import { Ranker } from './ranker.js';
import { corpusOf, matchedJob } from './testing/corpus-of.js';
import { preferring, profileOf, role } from './testing/profile-of.js';

const ranked = (candidate: Candidate, corpus: JobCorpus): Promise<RankedJobs> =>
  rankJobs(candidate, corpus, AbortSignal.timeout(10_000));
const rates = { AED: 0.272, INR: 0.012 };
const NAMES = SKILLS.slice(0, 200).map(({ name }) => name);
const aJob = fc.record({
  title: fc.constantFrom('Backend Engineer', 'Senior Data Analyst', 'UX Designer', 'Sales Manager', 'Marketing Intern'),
  location: fc.constantFrom('Dubai, United Arab Emirates', 'Pune, India', 'Berlin, Germany', 'Remote'),
  remote: fc.boolean(),
  yearly: fc.option(fc.constant({ least: 30_000, most: 50_000 }), { nil: undefined }),
  skills: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 8 }),
});
const jobsOf = (drawn: readonly (typeof aJob extends fc.Arbitrary<infer T> ? T : never)[]) =>
  drawn.map(({ skills, ...fields }, at) =>
    matchedJob(`job-${String(at)}`, {
      ...fields,
      description: `We work with ${skills.join(', ')} every day.`,
      skills: skills.map((name, place) => ({ name, isExtra: place % 3 === 2, quote: name })),
    }),
  );
/** From years ago until now or for some years, so that the clock tells how far somebody is. */
const anExperience = fc
  .record({
    title: fc.constantFrom('Backend Engineer', 'Sales Manager'),
    from: fc.integer({ min: 2015, max: 2026 }),
    years: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
  })
  .map(({ title, from, years }) => ({
    id: '5f0c9a52-2d3b-4c8e-9a53-0d4c1f9b7e12',
    company: 'Acme',
    title,
    startDate: `${String(from)}-03-01`,
    endDate: years === undefined ? null : `${String(from + years)}-02-01`,
    current: years === undefined,
  }));
const aProfile = fc
  .record({
    skills: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 6 }),
    roles: fc.uniqueArray(fc.constantFrom('Backend Engineer', 'Data Analyst', 'UX Designer'), { maxLength: 2 }),
    worked: fc.uniqueArray(anExperience, { maxLength: 3, selector: ({ startDate }) => startDate }),
    city: fc.option(fc.constantFrom('Dubai', 'Pune'), { nil: undefined }),
    minimum: fc.option(fc.constant(40_000), { nil: undefined }),
  })
  .map(({ skills, roles, worked, city, minimum }) =>
    profileOf({
      userType: 'professional',
      skills,
      experiences: worked,
      preferredRoles: roles.map(role),
      preferences: preferring({
        locations: city === undefined ? [] : [{ city, country: '', hasVisa: false }],
        ...(minimum !== undefined && { salary: { minimum, currency: 'USD', period: 'YEAR' } }),
      }),
    }),
  );

/** Names of people, of which some are words of postings. */
const aName = fc.oneof(fc.string(), fc.constantFrom(...NAMES, 'Backend Engineer', 'Dubai'));

it('a required skill more never lowers the match of a job', () => {
  fc.assert(
    fc.property(fc.array(aJob, { minLength: 1, maxLength: 12 }), aProfile, (drawn, profile) => {
      const corpus = corpusOf(jobsOf(drawn));
      const before = new Ranker(candidateOf(profile, rates), corpus);
      for (let place = 0; place < corpus.places; place += 1) {
        for (const name of (corpus.at(place)?.skills ?? []).flatMap(({ names }) => names)) {
          const more = new Ranker(candidateOf({ ...profile, skills: [...profile.skills, name] }, rates), corpus);
          expect(more.match(place)).toBeGreaterThanOrEqual(before.match(place));
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('what says nothing of work does not change the order, nor does the order of what does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aJob, { minLength: 1, maxLength: 12 }), aProfile, aName, async (drawn, profile, text) => {
      const corpus = corpusOf(jobsOf(drawn));
      const ranking = await ranked(candidateOf(profile, rates), corpus);
      const irrelevant = {
        ...profile,
        revision: profile.revision + 1,
        updatedAt: '2031-03-01T08:00:00.000Z',
        email: 'other@example.com',
        skills: profile.skills.toReversed(),
        experiences: profile.experiences.toReversed(),
        personalInfo: {
          firstName: text,
          lastName: text,
          email: 'a@example.com',
          phone: text,
          linkedInUrl: '',
          portfolioUrl: '',
        },
      };
      expect(await ranked(candidateOf(irrelevant, rates), corpus)).toEqual(ranking);
    }),
    { numRuns: 60 },
  );
});

it('the same profile and jobs give the same matches, in whatever order the jobs came and what had been there before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aJob, { minLength: 1, maxLength: 12 }), aProfile, async (drawn, profile) => {
      const jobs = jobsOf(drawn);
      const candidate = candidateOf(profile, rates);
      const worn = corpusOf([
        ...jobs,
        matchedJob('gone', { title: 'UX Designer', postedAt: '2026-12-24T00:00:00.000Z' }),
      ]);
      worn.take([matchedJob('gone', { isOpen: false }), ...jobs.toReversed()]);
      expect(await ranked(candidate, worn)).toEqual(await ranked(candidate, corpusOf(jobs)));
    }),
    { numRuns: 60 },
  );
});

it('parts that nobody says anything of drop out, and the others count as much as before among themselves', () => {
  const corpus = corpusOf([matchedJob('silent', { yearly: undefined })]);
  const ranker = new Ranker(candidateOf(profileOf({ skills: ['Go'] }), rates), corpus);
  const parts = ranker.parts(0);
  expect(parts.map(({ part }) => part)).toEqual(['skills', 'text']);
  expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  expect(ranker.match(0)).toBe(Math.round(100 * parts.reduce((sum, { fit, weight }) => sum + fit * weight, 0)));
});

it('a job where all that is asked for is there is near 100, and one of another field near the end', () => {
  const ada = profileOf({
    skills: ['Go', 'PostgreSQL'],
    preferredRoles: [role('Backend Engineer')],
    preferences: preferring({
      locations: [{ city: 'Dubai', country: 'United Arab Emirates', hasVisa: false }],
      salary: { minimum: 15_000, maximum: 18_000, currency: 'AED', period: 'MONTH' },
    }),
  });
  const corpus = corpusOf([
    matchedJob('hers'),
    matchedJob('other', {
      title: 'Sales Manager',
      description: 'You sell insurance to hotels. You need Salesforce and negotiation.',
      location: 'Berlin, Germany',
      yearly: { least: 10_000, most: 12_000 },
    }),
  ]);
  const ranker = new Ranker(candidateOf(ada, rates), corpus);
  expect(ranker.match(0)).toBeGreaterThan(75);
  expect(ranker.match(1)).toBeLessThan(20);
});
