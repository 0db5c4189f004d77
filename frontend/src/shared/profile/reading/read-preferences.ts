import type { Preferences, Salary } from '@trackrecord/contracts';
import { isRecord } from '../../is-record';
import { asNumber, asString } from '../../api/response-fields';
import {
  type AllFields,
  omitUndefined,
  asIsoDate,
  asRecord,
  firstNonBlank,
  mapList,
  asDistinctStrings,
} from './fields';

type Location = Preferences['locations'][number];

/** Parses a location; a string is split at its first comma (spec section 3). */
function readLocation(input: unknown): Location | undefined {
  if (typeof input === 'string') {
    const [city = '', ...country] = input.split(',');
    return { city: city.trim(), country: country.join(',').trim(), hasVisa: false };
  }
  if (!isRecord(input)) return undefined;
  return omitUndefined<AllFields<Location>>({
    city: asString(input.city) ?? '',
    country: asString(input.country) ?? '',
    hasVisa: input.hasVisa === true,
    visaType: asString(input.visaType),
    visaExpiryDate: input.visaExpiryDate === null ? null : asIsoDate(input.visaExpiryDate),
  });
}

function readLanguage(input: unknown): Preferences['languages'][number] | undefined {
  const language = firstNonBlank(input, asRecord(input).language);
  return language === undefined
    ? undefined
    : { language, proficiency: asString(asRecord(input).proficiency) ?? 'Beginner' };
}

const readAmount = (...input: readonly unknown[]): number | null | undefined => {
  const value = input.find((candidate) => candidate !== undefined);
  if (value === null) return null;
  const amount = asNumber(value);
  return amount !== undefined && amount >= 0 && amount < Infinity ? amount : undefined;
};

/** Parses a salary from the stored fields or the wizard's: salaryMin, salaryMax, currency and salaryFrequency. */
function readSalary(input: Readonly<Record<string, unknown>>): Salary | undefined {
  const { salaryMin, salaryMax, salaryFrequency } = input;
  if (!isRecord(input.salary) && [salaryMin, salaryMax, salaryFrequency].every((value) => value === undefined)) {
    return undefined;
  }
  const salary = asRecord(input.salary);
  const currency = firstNonBlank(salary.currency, input.currency)?.trim() ?? '';
  return omitUndefined<AllFields<Salary>>({
    minimum: readAmount(salary.minimum, salaryMin),
    maximum: readAmount(salary.maximum, salaryMax),
    amount: readAmount(salary.amount),
    currency: currency.length === 3 ? currency : 'USD',
    period: (salary.period ?? salaryFrequency) === 'MONTH' ? 'MONTH' : 'YEAR',
  });
}

/** Parses work preferences; missing lists are empty. */
export function readPreferences(input: unknown): Preferences {
  const fields = asRecord(input);
  return omitUndefined<AllFields<Preferences>>({
    workModes: asDistinctStrings(fields.workModes),
    locations: mapList(fields.locations, readLocation),
    jobTypes: asDistinctStrings(fields.jobTypes),
    preferredIndustries: asDistinctStrings(fields.preferredIndustries ?? fields.industries),
    languages: mapList(fields.languages, readLanguage),
    salary: readSalary(fields),
  });
}
