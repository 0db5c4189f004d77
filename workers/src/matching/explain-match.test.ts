import type { Profile } from '@trackrecord/contracts';
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
    salary: 'Above your minimum, below your maximum',
    skills: expect.stringMatching(/^2 of \d skills; rarer skills count more$/) as string,
  });
  expect(explained?.summary).toMatch(/^[A-Z].*\.$/);
});

it('of a job that is gone there is nothing to explain', () => {
  expect(explainMatch(candidate, 3, corpus, 'nowhere', [])).toBeNull();
});

/** What is said of the first of some jobs, by part and in one sentence. */
function saidOf(profile: Profile, fields: Parameters<typeof matchedJob>[1]) {
  const others = corpusOf([matchedJob('it', { skills: [], ...fields }), matchedJob('other', { title: 'Chef' })]);
  const found = explainMatch(candidateOf(profile, {}), 3, others, 'it', []);
  return { summary: found?.summary, parts: Object.fromEntries(found?.parts.map((part) => [part.part, part]) ?? []) };
}
const wanting = (minimum: number | undefined, maximum?: number) =>
  profileOf({ preferences: preferring({ salary: { minimum, maximum, currency: 'USD', period: 'YEAR' } }) });

it.each([
  [100_000, undefined, 95_000, 'Below your minimum', 'the salary is below your minimum'],
  [100_000, undefined, 100_000, 'At or above your minimum', 'salary fits'],
  [100_000, 120_000, 110_000, 'Above your minimum, below your maximum', 'salary fits'],
  [100_000, 80_000, 70_000, 'Below your minimum', 'the salary is below your minimum'],
  [100_000, 80_000, 90_000, 'Above your minimum, below your maximum', 'salary fits'],
  [undefined, 100_000, 100_000, 'Meets your expected salary', 'salary fits'],
])('of %s to %s wished and %d paid the sentence says what the part says', (minimum, maximum, pay, why, brief) => {
  const { parts, summary } = saidOf(wanting(minimum, maximum), { yearly: { least: pay, most: pay } });
  expect(parts['salary']?.why).toBe(why);
  expect(summary?.toLowerCase()).toContain(brief);
  expect(parts['salary']?.percentage === 100).toBe(why === 'At or above your minimum' || why.startsWith('Meets'));
});

it('summarises what fits and what does not in one sentence', () => {
  const asked = ['Go', 'Kubernetes', 'Terraform', 'Kafka', 'Redis', 'Rust', 'Scala'];
  const skills = asked.map((name) => ({ name, isExtra: false, quote: name }));
  const locations = [{ city: 'Dubai', country: 'United Arab Emirates', hasVisa: false }];
  const wishes = { skills: ['Go'], preferredRoles: [role('Backend Engineer')], preferences: preferring({ locations }) };
  expect(saidOf(profileOf(wishes), { skills }).summary).toMatch(
    /^The title and location fit, but many skills are new to you\b/,
  );
});

it('what is not known is not praised', () => {
  const { parts, summary } = saidOf(profileOf({ preferences: preferring({ workModes: ['On-site'] }) }), {});
  expect(parts['place']?.why).toBe("On-site; you haven't added locations");
  expect(summary).not.toContain('location');
});

it('a title at another level is not what somebody looks for', () => {
  const beginner = profileOf({ userType: 'student', preferredRoles: [role('Backend Engineer')] });
  const { parts, summary } = saidOf(beginner, { title: 'Lead Backend Engineer' });
  expect(parts['title']?.why).toBe('Same as your preferred role Backend Engineer, at a different level');
  expect(summary).not.toContain('title fits');
});

it('looks at no other job', () => {
  const others = corpusOf(Array.from({ length: 50 }, (_none, at) => matchedJob(String(at), { description })));
  const looked = jest.spyOn(others, 'at');
  explainMatch(candidate, 3, others, '7', []);
  expect(new Set(looked.mock.calls.flat())).toEqual(new Set([7]));
});
