import type { PostingSalary, Posting } from '@trackrecord/workers/feeds/feed-records';
import { sampleJobs } from '@trackrecord/workers/feeds/sample/sample-jobs';
import { type SeededRandom, seededRandom } from '@trackrecord/workers/feeds/sample/seeded-random';

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
/** Share of the list items that come from the other posting. */
const OTHER_ITEM_SHARE = 0.35;
const COMPANY_SUFFIXES =
  'North South Digital Group Ventures Works Global Services Studio Partners Systems Collective'.split(' ');

/** Each of the 600 sample jobs is combined with every team and company suffix. */
export const MAX_JOBS = 600 * TEAMS.length * COMPANY_SUFFIXES.length;

/**
 * Generates jobs from the sample jobs, deterministic for the same count and `now`. Company, title and location are
 * unique in combination. Location, salary and part of the description come from another job of the same field.
 */
export function generateJobs(count: number, now: Date): readonly Posting[] {
  const samples = sampleJobs(now);
  const fields = new Map<string, Posting[]>();
  for (const sample of samples) fields.set(getField(sample), [...(fields.get(getField(sample)) ?? []), sample]);
  const random = seededRandom(SEED);
  return Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / samples.length);
    const sample = samples[at % samples.length];
    if (!sample) throw new RangeError('no sample jobs');
    const suffix = COMPANY_SUFFIXES[Math.floor(round / TEAMS.length)] ?? '';
    const names = {
      title: `${sample.title} – ${TEAMS[round % TEAMS.length] ?? ''}`,
      company: `${sample.company} ${suffix}`,
    };
    const other = random.pick(fields.get(getField(sample)) ?? [sample]);
    return {
      ...createJob(sample, { ...names, other }, random, now),
      id: String(at),
      url: `https://careers.example/${String(at)}`,
    };
  });
}

const getField = ({ roleType = '' }: Posting): string => roleType;

interface JobNames {
  readonly title: string;
  readonly company: string;
}

function createJob(
  sample: Posting,
  { title, company, other }: JobNames & { readonly other: Posting },
  random: SeededRandom,
  now: Date,
) {
  const { salary: _, validThrough: __, ...rest } = sample;
  return {
    ...rest,
    title,
    company,
    location: other.location,
    remote: other.remote,
    ...(other.salary && { salary: scaleSalary(other.salary, 0.85 + 0.35 * random.next()) }),
    description: mixDescriptions(sample, other, company, random),
    postedAt: new Date(now.getTime() - MINUTE_MS - Math.floor(random.next() * MONTH_MS)),
  };
}

const scaleSalary = ({ minValue, maxValue, ...rest }: PostingSalary, by: number): PostingSalary => ({
  ...rest,
  ...(minValue !== undefined && { minValue: roundAmount(minValue * by) }),
  ...(maxValue !== undefined && { maxValue: roundAmount(maxValue * by) }),
});

const roundAmount = (amount: number): number => Number(amount.toPrecision(3));

/**
 * Mixes the description of a posting with some items of another one of the same field, and adds a product name, so that
 * postings ask for different skills and the vocabulary is as large as that of a real feed.
 */
function mixDescriptions(sample: Posting, other: Posting, company: string, random: SeededRandom): string {
  const lines = sample.description.replaceAll(sample.company, company).split('\n');
  const spare = listItems(other.description).filter((item) => !lines.includes(item));
  const mixed = lines.map((line) => {
    if (!isItem(line) || spare.length === 0 || !random.chance(OTHER_ITEM_SHARE)) return line;
    return spare.splice(random.integer(0, spare.length - 1), 1)[0] ?? line;
  });
  return `${mixed.join('\n')}\n\nYou would join the people who make ${productName(random)}.`;
}

const isItem = (line: string): boolean => line.startsWith('• ');

const listItems = (description: string): string[] => description.split('\n').filter(isItem);

function productName(random: SeededRandom): string {
  const name = [random.pick(SYLLABLES), random.pick(SYLLABLES), random.pick(SYLLABLES)].join('');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
