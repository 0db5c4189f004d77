import { z } from 'zod';
import { distinctBy, distinctNonEmpty } from '../distinct.js';
import { MAX_SALARY, ROLE_MATCH } from '../constants.js';
import { listedLine, requiredText, typedLine, typedProse } from '../typed-text.js';
import { VALIDATION } from '../validation-messages.js';
import { itemId, type PreferredRole } from './items.js';
import { language, preferredLocation, type Salary, salary } from './preferences.js';
import { dropUndefined } from './item-inputs.js';
import { listInput } from './list-inputs.js';

const MAX_LIST_LENGTH = 100;
/** The maximum number of work modes, and of job types. */
const MAX_MODES = 50;

/** Splits a location given as text on its first comma into city and country (spec section 3). */
export function parseLocation(text: string): { city: string; country: string; hasVisa: false } {
  const [city = '', ...rest] = text.split(',');
  return { city: city.trim(), country: rest.join(',').trim(), hasVisa: false };
}

const locationInput = z.preprocess(
  (location) => (typeof location === 'string' ? parseLocation(location) : location),
  preferredLocation
    .extend({ city: typedLine, country: typedLine, visaType: typedLine.optional() })
    .transform(dropUndefined),
);

/** Returns the key by which locations are compared: city and country, case-insensitive. */
const getLocationKey = ({ city, country }: { readonly city: string; readonly country: string }): string =>
  JSON.stringify([city.toLowerCase(), country.toLowerCase()]);

const languageInput = language.extend({
  language: requiredText(200, VALIDATION.languageRequired),
  proficiency: typedLine.default('Beginner'),
});

/** A list of words, without blank entries and duplicates. */
const words = (max: number) => z.array(listedLine).max(max).default([]).transform(distinctNonEmpty);

/** MONTH is monthly; all other values are yearly (spec section 3). */
const period = z.string().transform((name) => (name === 'MONTH' ? ('MONTH' as const) : ('YEAR' as const)));

const SALARY_TOO_HIGH = 'Please enter a salary below 1,000,000,000,000.';
const amount = z
  // JSON numbers out of range are parsed as Infinity.
  .number({ error: ({ input }) => (input === Infinity ? SALARY_TOO_HIGH : undefined) })
  .nonnegative()
  .max(MAX_SALARY, SALARY_TOO_HIGH)
  .nullish();
const currency = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'Please choose a currency.');

const salaryInput = salary.extend({
  minimum: amount,
  maximum: amount,
  amount,
  currency: currency.default('USD'),
  period: period.default('YEAR'),
});

/**
 * Preferences in a request: the stored field names, or the wizard's (salaryMin, salaryMax, currency and
 * salaryFrequency, where `annually` means YEAR; spec section 3).
 */
export const preferencesInput = z
  .strictObject({
    workModes: words(MAX_MODES),
    jobTypes: words(MAX_MODES),
    preferredIndustries: words(MAX_LIST_LENGTH),
    locations: z
      .array(locationInput)
      .max(MAX_LIST_LENGTH)
      .default([])
      .transform((locations) => distinctBy(locations, getLocationKey)),
    languages: z
      .array(languageInput)
      .max(MAX_LIST_LENGTH)
      .default([])
      .transform((languages) => distinctBy(languages, (entry) => entry.language.toLowerCase())),
    salary: salaryInput.optional(),
    salaryMin: amount,
    salaryMax: amount,
    currency: currency.optional(),
    salaryFrequency: period.optional(),
  })
  .transform(({ salary: salaryFields, salaryMin, salaryMax, currency: wizardCurrency, salaryFrequency, ...fields }) =>
    dropUndefined({
      ...fields,
      salary: toSalary(salaryFields, { salaryMin, salaryMax, currency: wizardCurrency, salaryFrequency }),
    }),
  )
  .meta({ id: 'SentPreferences' });

interface WizardSalary {
  readonly salaryMin: number | null | undefined;
  readonly salaryMax: number | null | undefined;
  readonly currency: string | undefined;
  readonly salaryFrequency: Salary['period'] | undefined;
}

/** Swaps bounds that were entered in reverse. */
function toSalary(salaryFields: Salary | undefined, wizard: WizardSalary): Salary | undefined {
  if (!salaryFields && Object.values(wizard).every((value) => value === undefined)) return undefined;
  const bounds = [wizard.salaryMin ?? salaryFields?.minimum, wizard.salaryMax ?? salaryFields?.maximum] as const;
  const [minimum, maximum] = (bounds[0] ?? 0) > (bounds[1] ?? Infinity) ? [bounds[1], bounds[0]] : bounds;
  return dropUndefined({
    ...salaryFields,
    minimum: minimum ?? undefined,
    maximum: maximum ?? undefined,
    amount: salaryFields?.amount ?? undefined,
    currency: wizard.currency ?? salaryFields?.currency ?? 'USD',
    period: wizard.salaryFrequency ?? salaryFields?.period ?? 'YEAR',
  });
}

const clampedMatch = z.number().transform((match) => Math.min(ROLE_MATCH.max, Math.max(ROLE_MATCH.min, match)));

const roleObject = z
  .strictObject({
    id: itemId.optional(),
    _id: z.unknown().optional(),
    title: typedLine.optional(),
    name: typedLine.optional(),
    match: clampedMatch.nullish(),
    description: typedProse.optional(),
    requiredSkills: z.array(listedLine).max(MAX_LIST_LENGTH).optional(),
  })
  .transform(({ _id, name, match, title, ...fields }) =>
    dropUndefined({ ...fields, match: match ?? undefined, title: title || name || '' }),
  )
  .refine(({ title }) => title !== '', { path: ['title'], error: 'Role title is required' });

/** A preferred role in a request: an object with a title (or name), or only the title (spec section 3). */
export const roleInput = z
  .preprocess((role) => (typeof role === 'string' ? { title: role } : role), roleObject)
  .meta({ id: 'SentRole' });

/** A preferred role in a request. Missing fields keep the values of the stored role with that title. */
export type RoleInput = Pick<PreferredRole, 'title'> & Partial<PreferredRole>;

/** Preferred roles in a request. Case-insensitive duplicates are dropped (spec section 5). */
export const rolesInput = listInput(roleInput).transform((roles) =>
  distinctBy(roles, ({ title }) => title.toLowerCase()),
);
