import type { PostingSalary } from '../feed-records.js';
import type { Pay } from './sample-places.js';
import type { Opening } from './sample-openings.js';
import type { Level } from './sample-role.js';
import type { SeededRandom } from '../../seeded-random.js';

/** Salary relative to mid level. */
const LEVEL_FACTORS: Readonly<Record<Level, number>> = {
  intern: 0.4,
  junior: 0.7,
  mid: 1,
  senior: 1.3,
  lead: 1.5,
  head: 1.8,
};
/** The Berlin salary that `base` in sample-places.ts corresponds to, in thousands of euros. */
const BASE_SALARY = 68;
/** Hourly rates are rounded to this step and are at least this minimum, in every currency. */
const HOURLY_RATE = { step: 5, min: 20 } as const;

/** Returns a salary in the currency and unit of the place, or undefined if the posting has none. */
export function drawSalary(
  { role, place }: Opening,
  level: Level,
  isContract: boolean,
  random: SeededRandom,
): PostingSalary | undefined {
  if (random.chance(0.15)) return undefined;
  const { pay, factor } = place;
  const localFactor = factor * (role.salaryInBerlin / BASE_SALARY) ** pay.spread;
  if (level === 'intern') {
    const { value, unitText, step, min } = pay.intern;
    return toRange(value * factor, step, min, { unitText, currency: pay.currency }, random);
  }
  if (isContract && pay.hour !== undefined) {
    const hourlyRate = pay.hour * localFactor * LEVEL_FACTORS[level];
    return toRange(hourlyRate, HOURLY_RATE.step, HOURLY_RATE.min, { unitText: 'HOUR', currency: pay.currency }, random);
  }
  const { step, min } = pay;
  return toRange(pay.base * localFactor * LEVEL_FACTORS[level], step, min, getUnit(pay), random);
}

const getUnit = ({ unitText, currency }: Pay): Pick<PostingSalary, 'unitText' | 'currency'> => ({ unitText, currency });

/** Returns a rounded range around an amount; a few have only one bound. */
function toRange(
  amount: number,
  step: number,
  min: number,
  unit: Pick<PostingSalary, 'unitText' | 'currency'>,
  random: SeededRandom,
): PostingSalary {
  const round = (value: number): number => Math.max(min, Math.round(value / step) * step);
  const lower = round(amount * (0.85 + 0.1 * random.next()));
  const upper = Math.max(round(amount * (1.08 + 0.17 * random.next())), lower + step);
  const draw = random.next();
  if (draw < 0.04) return { ...unit, minValue: lower };
  if (draw < 0.07) return { ...unit, maxValue: upper };
  return { ...unit, minValue: lower, maxValue: upper };
}
