import type { Preferences, Salary } from '@trackrecord/contracts';
import { isRecord } from '../../api/is-record';
import { numberOf, textOf } from '../../api/read-answer';
import { omitUndefined, asIsoDate, fieldsOf, firstText, listOf, asDistinctStrings } from './fields';

/** A place may be a text, which is split on its first comma (spec section 3). */
function readLocation(sent: unknown): Preferences['locations'][number] | undefined {
  if (typeof sent === 'string') {
    const [city = '', ...country] = sent.split(',');
    return { city: city.trim(), country: country.join(',').trim(), hasVisa: false };
  }
  if (!isRecord(sent)) return undefined;
  return omitUndefined({
    city: textOf(sent.city) ?? '',
    country: textOf(sent.country) ?? '',
    hasVisa: sent.hasVisa === true,
    visaType: textOf(sent.visaType),
    visaExpiryDate: sent.visaExpiryDate === null ? null : asIsoDate(sent.visaExpiryDate),
  });
}

function readLanguage(sent: unknown): Preferences['languages'][number] | undefined {
  const language = firstText(sent, fieldsOf(sent).language);
  return language === undefined
    ? undefined
    : { language, proficiency: textOf(fieldsOf(sent).proficiency) ?? 'Beginner' };
}

const readAmount = (...sent: readonly unknown[]): number | null | undefined => {
  const value = sent.find((one) => one !== undefined);
  if (value === null) return null;
  const amount = numberOf(value);
  return amount !== undefined && amount >= 0 && amount < Infinity ? amount : undefined;
};

/** A salary under the stored names, or the wizard's: salaryMin, salaryMax, currency and salaryFrequency. */
function readSalary(sent: Readonly<Record<string, unknown>>): Salary | undefined {
  const { salaryMin, salaryMax, salaryFrequency } = sent;
  if (!isRecord(sent.salary) && [salaryMin, salaryMax, salaryFrequency].every((one) => one === undefined)) {
    return undefined;
  }
  const stored = fieldsOf(sent.salary);
  const currency = firstText(stored.currency, sent.currency)?.trim() ?? '';
  return omitUndefined<Salary>({
    minimum: readAmount(stored.minimum, salaryMin),
    maximum: readAmount(stored.maximum, salaryMax),
    amount: readAmount(stored.amount),
    currency: currency.length === 3 ? currency : 'USD',
    period: (stored.period ?? salaryFrequency) === 'MONTH' ? 'MONTH' : 'YEAR',
  });
}

/** Reads work preferences; what they do not say is empty. */
export function readPreferences(sent: unknown): Preferences {
  const fields = fieldsOf(sent);
  return omitUndefined({
    workModes: asDistinctStrings(fields.workModes),
    locations: listOf(fields.locations, readLocation),
    jobTypes: asDistinctStrings(fields.jobTypes),
    preferredIndustries: asDistinctStrings(fields.preferredIndustries ?? fields.industries),
    languages: listOf(fields.languages, readLanguage),
    salary: readSalary(fields),
  });
}
