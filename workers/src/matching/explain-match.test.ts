import type { Profile } from '@trackrecord/contracts';
import { toCandidate } from './candidate.js';
import { explainMatch } from './explain-match.js';
import { MatchScorer } from './match-score.js';
import { createCorpus, createJob } from './testing/create-corpus.js';
import { createPreferences, createProfile, createPreferredRole } from './testing/create-profile.js';

const description = `Kestrel Labs runs bookings in Go.

What you bring
• PostgreSQL, and a feeling for event streams
• Kubernetes

Nice to have
• Terraform`;
const job = createJob('kestrel-1', { description });
const corpus = createCorpus([job, createJob('other', { title: 'Chef', description: 'Cooking.', skills: [] })]);
const profile = createProfile({
  skills: ['Go', 'PostgreSQL'],
  preferredRoles: [createPreferredRole('Backend Engineer')],
  preferences: createPreferences({
    locations: [{ city: 'Dubai', country: 'United Arab Emirates', hasVisa: false }],
    salary: { minimum: 40_000, maximum: 100_000, currency: 'USD', period: 'YEAR' },
  }),
});
const candidate = toCandidate(profile, {});
const explanation = explainMatch(new MatchScorer(candidate, corpus), 3, 'kestrel-1', job.skills);

it('lists met and missing skills with quotes from the posting', () => {
  expect(explanation?.met.map(({ name, quote }) => [name, quote])).toEqual([
    ['Go', 'Kestrel Labs runs bookings in Go.'],
    ['PostgreSQL', 'PostgreSQL, and a feeling for event streams'],
  ]);
  expect(explanation?.missing.map(({ name, isExtra }) => [name, isExtra])).toEqual(
    expect.arrayContaining([
      ['Kubernetes', false],
      ['Terraform', true],
    ]),
  );
});

it('returns the percentage of the ranking, and criteria whose weights add up to 1', () => {
  expect((explanation?.parts ?? []).reduce((total, { weight }) => total + weight, 0)).toBeCloseTo(1);
  expect(explanation?.matchPercentage).toBe(new MatchScorer(candidate, corpus).computePercentage(0));
});

it('gives a reason for every criterion', () => {
  expect(Object.fromEntries(explanation?.parts.map(({ part, why }) => [part, why]) ?? [])).toMatchObject({
    title: 'Same as your preferred role Backend Engineer',
    place: 'Dubai is on your list',
    salary: 'Above your minimum, below your maximum',
    skills: expect.stringMatching(/^2 of \d skills; rarer skills count more$/) as string,
  });
  expect(explanation?.summary).toMatch(/^[A-Z].*\.$/);
});

it('returns null for a missing job', () => {
  expect(explainMatch(new MatchScorer(candidate, corpus), 3, 'nowhere', [])).toBeNull();
});

/** Returns the explanation of a job by criterion, and its summary. */
function explain(userProfile: Profile, fields: Parameters<typeof createJob>[1]) {
  const smallCorpus = createCorpus([createJob('it', { skills: [], ...fields }), createJob('other', { title: 'Chef' })]);
  const result = explainMatch(new MatchScorer(toCandidate(userProfile, {}), smallCorpus), 3, 'it', []);
  return {
    summary: result?.summary,
    parts: Object.fromEntries(result?.parts.map((part) => [part.part, part]) ?? []),
  };
}
const createProfileWithSalary = (minimum: number | undefined, maximum?: number) =>
  createProfile({ preferences: createPreferences({ salary: { minimum, maximum, currency: 'USD', period: 'YEAR' } }) });

it.each([
  [100_000, undefined, 95_000, 'Below your minimum', 'the salary is below your minimum'],
  [100_000, undefined, 100_000, 'At or above your minimum', 'salary fits'],
  [100_000, 120_000, 110_000, 'Above your minimum, below your maximum', 'salary fits'],
  [100_000, 80_000, 70_000, 'Below your minimum', 'the salary is below your minimum'],
  [100_000, 80_000, 90_000, 'Above your minimum, below your maximum', 'salary fits'],
  [undefined, 100_000, 100_000, 'Meets your expected salary', 'salary fits'],
])(
  'explains a salary expectation of %s to %s and an offer of %d consistently',
  (minimum, maximum, pay, why, summaryPart) => {
    const { parts, summary } = explain(createProfileWithSalary(minimum, maximum), {
      yearly: { least: pay, most: pay },
    });
    expect(parts['salary']?.why).toBe(why);
    expect(summary?.toLowerCase()).toContain(summaryPart);
    expect(parts['salary']?.percentage === 100).toBe(why === 'At or above your minimum' || why.startsWith('Meets'));
  },
);

it('summarises what fits and what does not in one sentence', () => {
  const requiredNames = ['Go', 'Kubernetes', 'Terraform', 'Kafka', 'Redis', 'Rust', 'Scala'];
  const skills = requiredNames.map((name) => ({ name, isExtra: false, quote: name }));
  const locations = [{ city: 'Dubai', country: 'United Arab Emirates', hasVisa: false }];
  const fields = {
    skills: ['Go'],
    preferredRoles: [createPreferredRole('Backend Engineer')],
    preferences: createPreferences({ locations }),
  };
  expect(explain(createProfile(fields), { skills }).summary).toMatch(
    /^The title and location fit, but many skills are new to you\b/,
  );
});

it('does not list unknown data as a strength', () => {
  const { parts, summary } = explain(createProfile({ preferences: createPreferences({ workModes: ['On-site'] }) }), {});
  expect(parts['place']?.why).toBe("On-site; you haven't added locations");
  expect(summary).not.toContain('location');
});

it('does not count a title at another level as a fit', () => {
  const beginner = createProfile({ userType: 'student', preferredRoles: [createPreferredRole('Backend Engineer')] });
  const { parts, summary } = explain(beginner, { title: 'Lead Backend Engineer' });
  expect(parts['title']?.why).toBe('Same as your preferred role Backend Engineer, at a different level');
  expect(summary).not.toContain('title fits');
});

it('reads a sample of the jobs only', () => {
  const jobs = Array.from({ length: 2_000 }, (_none, index) => createJob(String(index), { description, skills: [] }));
  const largeCorpus = createCorpus(jobs);
  const spy = jest.spyOn(largeCorpus, 'at');
  explainMatch(new MatchScorer(candidate, largeCorpus), 3, '7', []);
  expect(new Set(spy.mock.calls.flat()).size).toBeLessThan(800);
});
