import fc from 'fast-check';
import { SKILLS } from '../ai/rules/skills/taxonomy.js';
import { type Candidate, toCandidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import { type RankedJobs, rankJobs } from './rank-jobs.js';
import { MatchScorer } from './match-score.js';
import { createCorpus, createJob } from './testing/create-corpus.js';
import { createPreferences, createProfile, createPreferredRole } from './testing/create-profile.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

const rank = (candidate: Candidate, corpus: JobCorpus): Promise<RankedJobs> =>
  rankJobs(candidate, corpus, AbortSignal.timeout(WAIT_TIMEOUT_MS));
const rates = { AED: 0.272, INR: 0.012 };
const SKILL_NAMES = SKILLS.slice(0, 200).map(({ name }) => name);
const jobArbitrary = fc.record({
  title: fc.constantFrom('Backend Engineer', 'Senior Data Analyst', 'UX Designer', 'Sales Manager', 'Marketing Intern'),
  location: fc.constantFrom('Dubai, United Arab Emirates', 'Pune, India', 'Berlin, Germany', 'Remote'),
  remote: fc.boolean(),
  yearly: fc.option(fc.constant({ least: 30_000, most: 50_000 }), { nil: undefined }),
  skills: fc.uniqueArray(fc.constantFrom(...SKILL_NAMES), { maxLength: 8 }),
});
const toJobs = (generated: readonly (typeof jobArbitrary extends fc.Arbitrary<infer T> ? T : never)[]) =>
  generated.map(({ skills, ...fields }, index) =>
    createJob(`job-${String(index)}`, {
      ...fields,
      description: `We work with ${skills.join(', ')} every day.`,
      skills: skills.map((name, slot) => ({ name, isExtra: slot % 3 === 2, quote: name })),
    }),
  );
/** Past and current experiences, so that the seniority depends on the clock. */
const experienceArbitrary = fc
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
const profileArbitrary = fc
  .record({
    skills: fc.uniqueArray(fc.constantFrom(...SKILL_NAMES), { maxLength: 6 }),
    roles: fc.uniqueArray(fc.constantFrom('Backend Engineer', 'Data Analyst', 'UX Designer'), { maxLength: 2 }),
    experiences: fc.uniqueArray(experienceArbitrary, { maxLength: 3, selector: ({ startDate }) => startDate }),
    city: fc.option(fc.constantFrom('Dubai', 'Pune'), { nil: undefined }),
    minimum: fc.option(fc.constant(40_000), { nil: undefined }),
  })
  .map(({ skills, roles, experiences, city, minimum }) =>
    createProfile({
      userType: 'professional',
      skills,
      experiences,
      preferredRoles: roles.map(createPreferredRole),
      preferences: createPreferences({
        locations: city === undefined ? [] : [{ city, country: '', hasVisa: false }],
        ...(minimum !== undefined && { salary: { minimum, currency: 'USD', period: 'YEAR' } }),
      }),
    }),
  );

/** Names of people, some of which are also words of postings. */
const nameArbitrary = fc.oneof(fc.string(), fc.constantFrom(...SKILL_NAMES, 'Backend Engineer', 'Dubai'));

it('never lowers a match when a skill of the job is added to the profile', () => {
  fc.assert(
    fc.property(fc.array(jobArbitrary, { minLength: 1, maxLength: 12 }), profileArbitrary, (generated, profile) => {
      const corpus = createCorpus(toJobs(generated));
      const scorer = new MatchScorer(toCandidate(profile, rates), corpus);
      for (let slot = 0; slot < corpus.slotCount; slot += 1) {
        for (const name of (corpus.at(slot)?.skills ?? []).flatMap(({ names }) => names)) {
          const improvedScorer = new MatchScorer(
            toCandidate({ ...profile, skills: [...profile.skills, name] }, rates),
            corpus,
          );
          expect(improvedScorer.computePercentage(slot)).toBeGreaterThanOrEqual(scorer.computePercentage(slot));
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('ignores irrelevant fields and the order of relevant ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(jobArbitrary, { minLength: 1, maxLength: 12 }),
      profileArbitrary,
      nameArbitrary,
      async (generated, profile, text) => {
        const corpus = createCorpus(toJobs(generated));
        const ranking = await rank(toCandidate(profile, rates), corpus);
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
        expect(await rank(toCandidate(irrelevant, rates), corpus)).toEqual(ranking);
      },
    ),
    { numRuns: 60 },
  );
});

it('ranks deterministically, whatever the order and history of the jobs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(jobArbitrary, { minLength: 1, maxLength: 12 }),
      profileArbitrary,
      async (generated, profile) => {
        const jobs = toJobs(generated);
        const candidate = toCandidate(profile, rates);
        const reusedCorpus = createCorpus([
          ...jobs,
          createJob('gone', { title: 'UX Designer', postedAt: '2026-12-24T00:00:00.000Z' }),
        ]);
        reusedCorpus.apply([createJob('gone', { isOpen: false }), ...jobs.toReversed()]);
        expect(await rank(candidate, reusedCorpus)).toEqual(await rank(candidate, createCorpus(jobs)));
      },
    ),
    { numRuns: 60 },
  );
});

it('drops criteria without data and rescales the others', () => {
  const corpus = createCorpus([createJob('silent', { yearly: undefined })]);
  const scorer = new MatchScorer(toCandidate(createProfile({ skills: ['Go'] }), rates), corpus);
  const criteria = scorer.scoreCriteria(0);
  expect(criteria.map(({ criterion }) => criterion)).toEqual(['skills', 'text']);
  expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  expect(scorer.computePercentage(0)).toBe(
    Math.round(100 * criteria.reduce((sum, { fit, weight }) => sum + fit * weight, 0)),
  );
});

it('scores a job that fits in every criterion above 75 and an unrelated one below 20', () => {
  const profile = createProfile({
    skills: ['Go', 'PostgreSQL'],
    preferredRoles: [createPreferredRole('Backend Engineer')],
    preferences: createPreferences({
      locations: [{ city: 'Dubai', country: 'United Arab Emirates', hasVisa: false }],
      salary: { minimum: 15_000, maximum: 18_000, currency: 'AED', period: 'MONTH' },
    }),
  });
  const corpus = createCorpus([
    createJob('hers'),
    createJob('other', {
      title: 'Sales Manager',
      description: 'You sell insurance to hotels. You need Salesforce and negotiation.',
      location: 'Berlin, Germany',
      yearly: { least: 10_000, most: 12_000 },
    }),
  ]);
  const scorer = new MatchScorer(toCandidate(profile, rates), corpus);
  expect(scorer.computePercentage(0)).toBeGreaterThan(75);
  expect(scorer.computePercentage(1)).toBeLessThan(20);
});
