import type { OmittedValue } from './omitted-value.js';
import { readDateText } from './read-date-text.js';

/** A resume in the form of JSON Resume 1.0, and what that could not keep of it. */
interface ConvertedResume {
  readonly file: Entry;
  readonly leftOut: readonly OmittedValue[];
}

type Entry = Readonly<Record<string, unknown>>;

/** Property names of JSON Resume before 1.0 and their names today, by part. */
const OLDER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: { website: 'url', picture: 'image' },
  location: { country: 'countryCode' },
  work: { company: 'name', website: 'url' },
  education: { website: 'url' },
  projects: { website: 'url' },
};

const DATED_LISTS = ['work', 'education', 'projects'] as const;

/**
 * Converts a resume of an older or looser form: older property names, dates in words and years as numbers. Other values
 * stay as they are.
 */
export function convertOlderForms(file: Entry): ConvertedResume {
  const leftOut: OmittedValue[] = [];
  const { basics } = file;
  const converted = { ...file };
  if (isEntry(basics)) {
    const renamed = rename(basics, 'basics');
    converted.basics = { ...renamed, ...convertLocation(renamed.location) };
  }
  for (const list of DATED_LISTS) {
    const entries = file[list];
    if (!Array.isArray(entries)) continue;
    converted[list] = entries.map((entry: unknown, index) => {
      if (!isEntry(entry)) return entry;
      const { fields, inexact } = convertDates(rename(entry, list));
      leftOut.push(...inexact.map(({ field, message }) => ({ path: `${list}.${String(index)}.${field}`, message })));
      return fields;
    });
  }
  return { file: converted, leftOut };
}

/** Converts a location; a text becomes its city, which an import joins with the other parts. */
function convertLocation(location: unknown): Entry {
  if (typeof location === 'string') return { location: { city: location } };
  return isEntry(location) ? { location: rename(location, 'location') } : {};
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives properties with an older name their name of today, unless the entry has that too. */
function rename(entry: Entry, part: string): Entry {
  const names = new Map(Object.entries(OLDER_NAMES[part] ?? {}));
  const toName = (key: string): string => {
    const name = names.get(key);
    return name === undefined || Object.hasOwn(entry, name) ? key : name;
  };
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [toName(key), value]));
}

interface ConvertedDates {
  readonly fields: Entry;
  readonly inexact: readonly { readonly field: string; readonly message: string }[];
}

/** Converts the dates of an entry. Those of JSON Resume stay as they are, without a time of day. */
function convertDates(entry: Entry): ConvertedDates {
  const converted = (['startDate', 'endDate'] as const).flatMap((field) => {
    const { [field]: value } = entry;
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string') return [];
    const read = readDateText(text, field === 'startDate' ? 'start' : 'end');
    return read === undefined ? [] : [{ field, text, ...read }];
  });
  return {
    fields: { ...entry, ...Object.fromEntries(converted.map(({ field, date }) => [field, date])) },
    inexact: converted
      .filter(({ isComplete }) => !isComplete)
      .map(({ field, text, date }) => ({ field, message: `Only ${date} is kept of “${text.trim()}”.` })),
  };
}
