import type { Posting, FoundSalary } from '@trackrecord/workers/feeds/found';
import { sampleJobs } from '@trackrecord/workers/feeds/sample/sample-jobs';
import { type SeededRandom, seededRandom } from '@trackrecord/workers/feeds/sample/seeded-random';

const SEED = 7;
const MINUTE = 60_000;
const MONTH = 30 * 24 * 60 * MINUTE;

const TEAMS =
  'Payments Search Growth Platform Onboarding Logistics Billing Identity Mobile Checkout Insights Partnerships Risk Content Support Pricing Fulfilment Messaging Maps Compliance Video Loyalty Claims Forecasting'.split(
    ' ',
  );
const SYLLABLES = 'ba cor de fin gra hel ivo jun kal lum mar nor opi pel qua rin sol tav ulm ver wex yor zan'.split(
  ' ',
);
/** Share of the list items that come from the other posting. */
const FROM_OTHER = 0.35;
const HOUSES = 'North South Digital Group Ventures Works Global Services Studio Partners Systems Collective'.split(' ');

/** Each of the 600 sample jobs is combined with every team and company suffix. */
export const MOST_JOBS = 600 * TEAMS.length * HOUSES.length;

/**
 * Generates jobs from the sample jobs, deterministic for the same count and `now`. Company, title and location are unique in
 * combination. Location, salary and part of the description come from another job of the same field.
 */
export function syntheticJobs(count: number, now: Date): readonly Posting[] {
  const samples = sampleJobs(now);
  const fields = new Map<string, Posting[]>();
  for (const sample of samples) fields.set(fieldOf(sample), [...(fields.get(fieldOf(sample)) ?? []), sample]);
  const random = seededRandom(SEED);
  return Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / samples.length);
    const sample = samples[at % samples.length];
    if (!sample) throw new RangeError('no sample jobs');
    const house = HOUSES[Math.floor(round / TEAMS.length)] ?? '';
    const named = {
      title: `${sample.title} – ${TEAMS[round % TEAMS.length] ?? ''}`,
      company: `${sample.company} ${house}`,
    };
    const other = random.pick(fields.get(fieldOf(sample)) ?? [sample]);
    return {
      ...jobOf(sample, { ...named, other }, random, now),
      id: String(at),
      url: `https://careers.example/${String(at)}`,
    };
  });
}

const fieldOf = ({ roleType = '' }: Posting): string => roleType;

interface Named {
  readonly title: string;
  readonly company: string;
}

function jobOf(
  sample: Posting,
  { title, company, other }: Named & { readonly other: Posting },
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
    ...(other.salary && { salary: scaled(other.salary, 0.85 + 0.35 * random.next()) }),
    description: mixedDescription(sample, other, company, random),
    postedAt: new Date(now.getTime() - MINUTE - Math.floor(random.next() * MONTH)),
  };
}

const scaled = ({ minValue, maxValue, ...rest }: FoundSalary, by: number): FoundSalary => ({
  ...rest,
  ...(minValue !== undefined && { minValue: rounded(minValue * by) }),
  ...(maxValue !== undefined && { maxValue: rounded(maxValue * by) }),
});

const rounded = (amount: number): number => Number(amount.toPrecision(3));

/**
 * Mixes the description of a posting with some items of another one of the same field, and adds a product name, so that
 * postings ask for different skills and the vocabulary is as large as that of a real feed.
 */
function mixedDescription(sample: Posting, other: Posting, company: string, random: SeededRandom): string {
  const lines = sample.description.replaceAll(sample.company, company).split('\n');
  const spare = itemsOf(other.description).filter((item) => !lines.includes(item));
  const mixed = lines.map((line) => {
    if (!isItem(line) || spare.length === 0 || !random.chance(FROM_OTHER)) return line;
    return spare.splice(random.whole(0, spare.length - 1), 1)[0] ?? line;
  });
  return `${mixed.join('\n')}\n\nYou would join the people who make ${productName(random)}.`;
}

const isItem = (line: string): boolean => line.startsWith('• ');

const itemsOf = (description: string): string[] => description.split('\n').filter(isItem);

function productName(random: SeededRandom): string {
  const name = [random.pick(SYLLABLES), random.pick(SYLLABLES), random.pick(SYLLABLES)].join('');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
