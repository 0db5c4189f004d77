import type { PostingSalary, Posting } from '@trackrecord/workers/feeds/feed-records';
import { createSampleJobs } from '@trackrecord/workers/feeds/sample/sample-jobs';
import { type SeededRandom, createSeededRandom } from '@trackrecord/workers/seeded-random';

const SEED = 7;
const MINUTE_MS = 60_000;
const MONTH_MS = 30 * 24 * 60 * MINUTE_MS;

const TEAMS =
  'Payments Search Growth Platform Onboarding Logistics Billing Identity Mobile Checkout Insights Partnerships Risk Content Support Pricing Fulfilment Messaging Maps Compliance Video Loyalty Claims Forecasting'.split(
    ' ',
  );
const SYLLABLES = 'ba cor de fin gra hel ivo jun kal lum mar nor opi pel qua rin sol tav ulm ver wex yor zan'.split(
  ' ',
);
/** Share of the list items that come from the second sample. */
const SECOND_SAMPLE_ITEM_SHARE = 0.35;
const COMPANY_SUFFIXES =
  'North South Digital Group Ventures Works Global Services Studio Partners Systems Collective'.split(' ');

/** Each of the 600 sample jobs is combined with every team and company suffix. */
export const MAX_JOBS = 600 * TEAMS.length * COMPANY_SUFFIXES.length;

/**
 * Generates jobs from the sample jobs, deterministic for the same count and `now`. Company, title and location are
 * unique in combination. Location, salary and part of the description come from another job of the same role type.
 */
export function generateJobs(count: number, now: Date): readonly Posting[] {
  const samples = createSampleJobs(now);
  const jobsByRoleType = new Map<string, Posting[]>();
  for (const sample of samples)
    jobsByRoleType.set(getRoleType(sample), [...(jobsByRoleType.get(getRoleType(sample)) ?? []), sample]);
  const random = createSeededRandom(SEED);
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / samples.length);
    const sample = samples[index % samples.length];
    if (!sample) throw new RangeError('no sample jobs');
    const suffix = COMPANY_SUFFIXES[Math.floor(round / TEAMS.length)] ?? '';
    const jobNames = {
      title: `${sample.title} – ${TEAMS[round % TEAMS.length] ?? ''}`,
      company: `${sample.company} ${suffix}`,
    };
    const secondSample = random.pick(jobsByRoleType.get(getRoleType(sample)) ?? [sample]);
    return {
      ...createJob(sample, { ...jobNames, secondSample }, random, now),
      id: String(index),
      url: `https://careers.example/${String(index)}`,
    };
  });
}

const getRoleType = ({ roleType = '' }: Posting): string => roleType;

interface JobNames {
  readonly title: string;
  readonly company: string;
}

function createJob(
  sample: Posting,
  { title, company, secondSample }: JobNames & { readonly secondSample: Posting },
  random: SeededRandom,
  now: Date,
) {
  const { salary: _, validThrough: __, ...rest } = sample;
  return {
    ...rest,
    title,
    company,
    location: secondSample.location,
    remote: secondSample.remote,
    ...(secondSample.salary && { salary: scaleSalary(secondSample.salary, 0.85 + 0.35 * random.next()) }),
    description: mixDescriptions(sample, secondSample, company, random),
    postedAt: new Date(now.getTime() - MINUTE_MS - Math.floor(random.next() * MONTH_MS)),
  };
}

const scaleSalary = ({ minValue, maxValue, ...rest }: PostingSalary, factor: number): PostingSalary => ({
  ...rest,
  ...(minValue !== undefined && { minValue: roundAmount(minValue * factor) }),
  ...(maxValue !== undefined && { maxValue: roundAmount(maxValue * factor) }),
});

const roundAmount = (amount: number): number => Number(amount.toPrecision(3));

/**
 * Mixes the description of a posting with list items of another posting of the same role type, and adds a product name,
 * so that postings require different skills and the vocabulary is as large as that of a real feed.
 */
function mixDescriptions(sample: Posting, secondSample: Posting, company: string, random: SeededRandom): string {
  const lines = sample.description.replaceAll(sample.company, company).split('\n');
  const unusedItems = getListItems(secondSample.description).filter((item) => !lines.includes(item));
  const mixedLines = lines.map((line) => {
    if (!isItem(line) || unusedItems.length === 0 || !random.chance(SECOND_SAMPLE_ITEM_SHARE)) return line;
    return unusedItems.splice(random.integer(0, unusedItems.length - 1), 1)[0] ?? line;
  });
  return `${mixedLines.join('\n')}\n\nYou would join the people who make ${generateProductName(random)}.`;
}

const isItem = (line: string): boolean => line.startsWith('• ');

const getListItems = (description: string): string[] => description.split('\n').filter(isItem);

function generateProductName(random: SeededRandom): string {
  const name = [random.pick(SYLLABLES), random.pick(SYLLABLES), random.pick(SYLLABLES)].join('');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
