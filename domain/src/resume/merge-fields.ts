import { type ImportStrategy, isoToMonth, isYear } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';

/** The fields of a profile entry that an import changes. */
export interface FieldSources<Fields> {
  readonly currentFields: Fields;
  /** The fields as our export would write them, parsed like the file. */
  readonly exportedFields: Partial<Fields>;
}

/**
 * Returns the fields of an entry after an import. A value that equals what the export would have written counts as
 * unchanged and keeps its stored form, because the export may be less exact: it has only the day of a date that was
 * stored with a time. Fields that are missing from the file are kept by `merge` and removed by `replace`; a year in the
 * file counts as missing for `merge` if the profile has a date of that year.
 */
export function mergeFields<Fields extends object>(
  { currentFields, exportedFields }: FieldSources<Fields>,
  parsedFields: Partial<Fields>,
  strategy: ImportStrategy,
): Partial<Fields> {
  const [currentValues, exportedValues, parsedValues] = [currentFields, exportedFields, parsedFields].map(
    (source) => new Map<string, unknown>(Object.entries(source)),
  );
  const fields = [...new Set([...(currentValues?.keys() ?? []), ...(parsedValues?.keys() ?? [])])];
  const mergedFields = fields.map((field) => {
    const value = parsedValues?.get(field);
    const currentValue = currentValues?.get(field);
    const isKept =
      equal(value, exportedValues?.get(field)) ||
      (strategy === 'merge' && (value === undefined || isYearOf(value, currentValue, field)));
    return [field, isKept ? currentValue : value] as const;
  });
  return Object.fromEntries(mergedFields.filter(([, value]) => value !== undefined)) as Partial<Fields>;
}

const DATE_FIELDS: readonly string[] = ['startDate', 'endDate'];

/** Returns true if the value of a date field is only the year of the current date. */
const isYearOf = (value: unknown, currentDate: unknown, field: string): boolean =>
  DATE_FIELDS.includes(field) &&
  typeof value === 'string' &&
  typeof currentDate === 'string' &&
  isYear(value) &&
  isoToMonth(currentDate).endsWith(value);
