import { isWebAddress, convertToYearly } from '@trackrecord/contracts';
import { ROLES } from '@trackrecord/contracts/lists/roles';
import { detectNamedSkills } from '../../ai/rules/skills/detect-skills.js';
import { PHRASES, SAMPLE_ROLES } from './sample-data.js';
import { createSampleJobs } from './sample-jobs.js';

const NOW = new Date('2026-11-22T09:30:00Z');
const DAY_MS = 86_400_000;
const jobs = createSampleJobs(NOW);
const texts = jobs.map(({ description }) => description);
const findDuplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Rough exchange rates in dollars. */
const DOLLARS: Readonly<Record<string, number>> = {
  INR: 0.0115,
  AED: 0.272,
  EUR: 1.1,
  GBP: 1.28,
  USD: 1,
  CAD: 0.72,
  BRL: 0.18,
};

/** Returns the lines of a posting below one of these headings, up to the next empty line. */
const getSection = (text: string, headings: readonly string[]): readonly string[] => {
  const parts = text.split('\n\n').map((part) => part.split('\n'));
  const section = parts.find(([heading = '']) => headings.includes(heading.replace(/:$/u, '')));
  return section?.slice(1) ?? [];
};
const getRequirements = (text: string) =>
  getSection(
    text,
    PHRASES.headings.map(({ requirements }) => requirements),
  );

describe('the sample postings', () => {
  it('are 600 with unique ids and URLs', () => {
    expect(jobs).toHaveLength(600);
    expect(findDuplicates(jobs.map(({ id }) => id))).toEqual([]);
    expect(findDuplicates(jobs.map(({ url }) => url))).toEqual([]);
    for (const { url } of jobs) {
      expect(isWebAddress(url)).toBe(true);
      expect(new URL(url).hostname).toMatch(/^careers\.[a-z0-9-]+\.example$/u);
    }
  });

  it('contain no duplicates', () => {
    expect(
      findDuplicates(jobs.map(({ company, title, location }) => `${company} ${title} ${location}`.toLowerCase())),
    ).toEqual([]);
  });

  it('are the same within a day and change only their dates on other days', () => {
    expect(createSampleJobs(new Date('2026-11-22T23:59:59Z'))).toEqual(jobs);
    const withoutDates = (all: typeof jobs) => all.map(({ postedAt, validThrough, ...rest }) => rest);
    expect(withoutDates(createSampleJobs(new Date('2027-03-01T00:00:00Z')))).toEqual(withoutDates(jobs));
  });

  it.each(['2026-11-22T00:00:00Z', '2026-11-22T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'are posted in the 30 days before %s and expire after it',
    (text) => {
      const nowMs = new Date(text).getTime();
      for (const { postedAt, validThrough } of createSampleJobs(new Date(nowMs))) {
        expect(postedAt?.getTime()).toBeLessThanOrEqual(nowMs);
        expect(postedAt?.getTime()).toBeGreaterThan(nowMs - 30 * DAY_MS);
        if (!validThrough) continue;
        expect(validThrough.getTime()).toBeGreaterThan(nowMs + 9 * DAY_MS);
        expect(validThrough.getTime()).toBeLessThan(nowMs + 61 * DAY_MS);
      }
    },
  );

  it('cover every role at least six times', () => {
    expect(new Set(SAMPLE_ROLES.map(({ role }) => role))).toEqual(new Set(ROLES));
    expect(SAMPLE_ROLES).toHaveLength(ROLES.length);
    for (const { role, field, postingCount: count } of SAMPLE_ROLES) {
      const expected = SAMPLE_ROLES.filter((other) => other.field === field).reduce(
        (sum, other) => sum + other.postingCount,
        0,
      );
      expect([role, jobs.filter(({ roleType }) => roleType === field).length]).toEqual([role, expected]);
      expect(count).toBeGreaterThanOrEqual(6);
    }
  });

  it('are spread over India, the Emirates, the Americas and remote work', () => {
    const getShare = (pattern: RegExp) => jobs.filter(({ location }) => pattern.test(location)).length / jobs.length;
    expect(getShare(/, India$/u)).toBeGreaterThanOrEqual(0.3);
    expect(getShare(/, United Arab Emirates$/u)).toBeCloseTo(0.2);
    expect(getShare(/^(?!Remote).*, (?:United States|Canada|Brazil)$/u)).toBeCloseTo(0.15);
    expect(getShare(/^Remote/u)).toBeCloseTo(0.15);
    expect(jobs.filter(({ location, remote }) => location.startsWith('Remote') && !remote)).toEqual([]);
    expect(jobs.some(({ location, remote }) => !location.startsWith('Remote') && remote)).toBe(true);
  });

  it('have plausible salaries, and some have none', () => {
    const withoutSalary = jobs.filter(({ salary }) => !salary).length;
    expect(withoutSalary).toBeGreaterThan(60);
    expect(withoutSalary).toBeLessThan(120);
    for (const { title, salary } of jobs) {
      if (!salary) continue;
      const { currency, minValue, maxValue, unitText } = salary;
      const rate = DOLLARS[currency] ?? Number.NaN;
      const bounds = {
        ...(minValue === undefined ? {} : { minValue: minValue * rate }),
        ...(maxValue === undefined ? {} : { maxValue: maxValue * rate }),
      };
      const yearly = convertToYearly({ value: { ...bounds, unitText } });
      expect([title, yearly?.least]).toEqual([title, expect.any(Number)]);
      const lower = minValue === undefined ? yearly?.most : yearly?.least;
      const upper = maxValue === undefined ? lower : yearly?.most;
      expect(lower).toBeGreaterThan(5_000);
      expect(upper).toBeLessThan(400_000);
      expect((upper ?? 0) - (lower ?? 0)).toBeGreaterThanOrEqual(0);
    }
  });

  it('have one size per company', () => {
    const sizes = new Map(jobs.map(({ company, companySize }) => [company, companySize]));
    for (const { company, companySize } of jobs) expect(companySize).toBe(sizes.get(company));
    for (const { companySize = '11 – 50 people' } of jobs) expect(companySize).toMatch(/^[\d,]+ – [\d,]+ people$/u);
  });

  it('list four to eight requirements with at least three detectable skills', () => {
    for (const { title, description } of jobs) {
      const requirements = getRequirements(description);
      expect([title, requirements.length >= 4 && requirements.length <= 8]).toEqual([title, true]);
      const skills = Object.values(detectNamedSkills(requirements.join('\n'))).flat();
      expect([title, requirements, skills.length >= 3]).toEqual([title, requirements, true]);
    }
  });

  it('have three to five tasks', () => {
    for (const { title, description } of jobs) {
      const count = getSection(
        description,
        PHRASES.headings.map(({ tasks }) => tasks),
      ).length;
      expect([title, count >= 3 && count <= 5]).toEqual([title, true]);
    }
  });

  it('differ in their requirements, even within a role', () => {
    expect(findDuplicates(texts)).toEqual([]);
    expect(findDuplicates(texts.map((text) => getRequirements(text).join('\n')))).toEqual([]);
  });

  it('have 90 to 220 words', () => {
    for (const text of texts) {
      const words = text.replaceAll('• ', '').split(/\s+/u).length;
      expect(words).toBeGreaterThanOrEqual(90);
      expect(words).toBeLessThanOrEqual(220);
    }
  });

  it('repeat no line within a posting', () => {
    for (const text of texts) expect(findDuplicates(text.split(/\n+/u))).toEqual([]);
  });

  it.each([
    ['"a" before a vowel', /(?<![&\w])[Aa] (?!one|euro|use|uni)(?:[aeiouAEIO]|HR|ML|SEO|SRE|FP)/u],
    ['"an" before a consonant', /\b[Aa]n (?!hour|honest)(?:[b-df-hj-np-tv-z]|[B-DGJKPQTU-WYZ]|[FHLMNRSX][a-z])/u],
    ['two spaces in a row or a space before a line break', /\S {2}| \n/u],
    ['a placeholder', /[{}[\]|]|undefined|NaN|\bnull\b/u],
    ['two full stops or commas in a row', /\.\.|,,|,\./u],
    ['a sentence that starts in lower case', /[.?!] [a-z]/u],
    ['three line breaks', /\n{3}/u],
  ])('contain no %s', (_, pattern) => {
    for (const { title, description } of jobs) {
      expect(title).not.toMatch(pattern);
      expect(description).not.toMatch(pattern);
    }
  });
});
