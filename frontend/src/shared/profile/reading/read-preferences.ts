import type { Preferences, Salary } from '@trackrecord/contracts';
import { isRecord } from '../../api/is-record';
import { numberOf, textOf } from '../../api/read-answer';
import { compact, dateOf, fieldsOf, firstText, listOf, distinctTexts } from './fields';

/** A place may be a text, which is split on its first comma (spec section 3). */
function placeOf(sent: unknown): Preferences['locations'][number] | undefined {
  if (typeof sent === 'string') {
    const [city = '', ...country] = sent.split(',');
    return { city: city.trim(), country: country.join(',').trim(), hasVisa: false };
  }
  if (!isRecord(sent)) return undefined;
  return compact({
    city: textOf(sent.city) ?? '',
    country: textOf(sent.country) ?? '',
    hasVisa: sent.hasVisa === true,
    visaType: textOf(sent.visaType),
    visaExpiryDate: sent.visaExpiryDate === null ? null : dateOf(sent.visaExpiryDate),
  });
}

function languageOf(sent: unknown): Preferences['languages'][number] | undefined {
  const language = firstText(sent, fieldsOf(sent).language);
  return language === undefined
    ? undefined
    : { language, proficiency: textOf(fieldsOf(sent).proficiency) ?? 'Beginner' };
}

const amountOf = (...sent: readonly unknown[]): number | null | undefined => {
  const known = sent.find((one) => one !== undefined);
  if (known === null) return null;
  const amount = numberOf(known);
  return amount !== undefined && amount >= 0 && amount < Infinity ? amount : undefined;
};

/** A salary under the stored names, or the wizard's: salaryMin, salaryMax, currency and salaryFrequency. */
function salaryOf(sent: Readonly<Record<string, unknown>>): Salary | undefined {
  const { salaryMin, salaryMax, salaryFrequency } = sent;
  if (!isRecord(sent.salary) && [salaryMin, salaryMax, salaryFrequency].every((one) => one === undefined)) {
    return undefined;
  }
  const stored = fieldsOf(sent.salary);
  const currency = firstText(stored.currency, sent.currency)?.trim() ?? '';
  return compact<Salary>({
    minimum: amountOf(stored.minimum, salaryMin),
    maximum: amountOf(stored.maximum, salaryMax),
    amount: amountOf(stored.amount),
    currency: currency.length === 3 ? currency : 'USD',
    period: (stored.period ?? salaryFrequency) === 'MONTH' ? 'MONTH' : 'YEAR',
  });
}

/** Reads work preferences; what they do not say is empty. */
export function readPreferences(sent: unknown): Preferences {
  const fields = fieldsOf(sent);
  return compact({
    workModes: distinctTexts(fields.workModes),
    locations: listOf(fields.locations, placeOf),
    jobTypes: distinctTexts(fields.jobTypes),
    preferredIndustries: distinctTexts(fields.preferredIndustries ?? fields.industries),
    languages: listOf(fields.languages, languageOf),
    salary: salaryOf(fields),
  });
}
