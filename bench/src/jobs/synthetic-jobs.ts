import type { Posting, FoundSalary } from '@trackrecord/workers/feeds/found';
import { sampleJobs } from '@trackrecord/workers/feeds/sample/sample-jobs';
import { type SeededRandom, seededRandom } from '@trackrecord/workers/feeds/sample/seeded-random';
import { mixedDescription } from './mixed-description.js';

const SEED = 7;
const MINUTE = 60_000;
const MONTH = 30 * 24 * 60 * MINUTE;

const TEAMS =
  'Payments Search Growth Platform Onboarding Logistics Billing Identity Mobile Checkout Insights Partnerships Risk Content Support Pricing Fulfilment Messaging Maps Compliance Video Loyalty Claims Forecasting'.split(
    ' ',
  );
const HOUSES = 'North South Digital Group Ventures Works Global Services Studio Partners Systems Collective'.split(' ');

/** So many are told apart by a team and a house of each of the 600 sample jobs. */
export const MOST_JOBS = 600 * TEAMS.length * HOUSES.length;

/**
 * Jobs made of the sample jobs, the same for the same count and `now`: no two of one company, title and place, with the
 * place and the pay of another job of the field, and a description mixed of both.
 */
export function syntheticJobs(count: number, now: Date): readonly Posting[] {
  const samples = sampleJobs(now);
  const fields = new Map<string, Posting[]>();
  for (const sample of samples) fields.set(fieldOf(sample), [...(fields.get(fieldOf(sample)) ?? []), sample]);
  const random = seededRandom(SEED);
  return Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / samples.length);
    const sample = samples[at % samples.length];
    if (!sample) throw new RangeError('there are no sample jobs');
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
