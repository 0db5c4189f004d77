import type { SalaryBounds } from '@trackrecord/contracts';
import { HIGHEST_SALARY } from '@trackrecord/contracts/constants';

export type Bound = 'minSalary' | 'maxSalary';
export const BOUNDS: readonly Bound[] = ['minSalary', 'maxSalary'];

/** The bounds as they were typed; empty where there is none. */
export type BoundTexts = Readonly<Record<Bound, string>>;

/** What is wrong with a bound, by its name. */
export type BoundFaults = Readonly<Partial<Record<Bound, string>>>;

/** Stands for a bound that was typed and is no number for the browser, which tells nothing of it. */
export const NO_NUMBER = 'NaN';

const NOT_WHOLE = 'Enter whole dollars, such as 45000.';

const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));

function faultOf(text: string): string | undefined {
  if (text === '') return undefined;
  if (/^-[\d.]+$/.test(text)) return 'A salary cannot be below 0.';
  if (!/^\d+$/.test(text)) return NOT_WHOLE;
  return Number(text) > HIGHEST_SALARY ? 'Enter a lower amount.' : undefined;
}

/** What is wrong with bounds as they were typed. */
export function boundFaults(texts: BoundTexts): BoundFaults {
  const faults = Object.fromEntries(
    BOUNDS.map((bound) => [bound, faultOf(texts[bound])] as const).filter(([, fault]) => fault !== undefined),
  );
  if (Object.keys(faults).length > 0) return faults;
  const { minSalary, maxSalary } = texts;
  if (minSalary === '' || maxSalary === '' || Number(minSalary) <= Number(maxSalary)) return {};
  return { maxSalary: 'The maximum must not be below the minimum.' };
}

/** The bounds in US dollars a year; undefined where anything is wrong with them, since then they bound nothing. */
export function boundsOf(texts: BoundTexts): SalaryBounds | undefined {
  if (Object.keys(boundFaults(texts)).length > 0) return undefined;
  return { minSalary: numberOf(texts.minSalary), maxSalary: numberOf(texts.maxSalary) };
}
