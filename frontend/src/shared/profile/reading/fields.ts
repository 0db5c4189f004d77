import { distinctBy } from '@trackrecord/contracts/distinct';
import { isRecord } from '../../is-record';
import { asString } from '../../api/response-fields';

/** Returns the value if it is an object, otherwise an empty object. */
export const asRecord = (input: unknown): Readonly<Record<string, unknown>> => (isRecord(input) ? input : {});

/** Returns the strings of a list; an empty list for any other value. */
const asStrings = (input: unknown): string[] =>
  Array.isArray(input) ? input.filter((item): item is string => typeof item === 'string') : [];

/** Returns the non-blank strings of a list without duplicates (case-insensitive). */
export const asDistinctStrings = (input: unknown): string[] =>
  distinctBy(
    asStrings(input).filter((text) => text.trim() !== ''),
    (text) => text.trim().toLowerCase(),
  );

/** Parses the items of a list and skips invalid ones; an empty list for any other value. */
export const mapList = <Item>(input: unknown, read: (item: unknown, index: number) => Item | undefined): Item[] =>
  Array.isArray(input) ? input.map(read).filter((item) => item !== undefined) : [];

/** Returns the first value that is a non-blank string. */
export const firstNonBlank = (...input: readonly unknown[]): string | undefined =>
  input.map(asString).find((text) => text !== undefined && text.trim() !== '');

/**
 * All fields of a shape, optional ones as undefined. A reader that returns this does not compile if it omits a field.
 */
export type AllFields<Fields> = { readonly [Name in keyof Required<Fields>]: Fields[Name] };

/** Removes undefined properties. */
export const omitUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** A year, a day, or a time with its zone. */
const ISO_DATE = /^\d{4}(-\d{2}-\d{2}(T.+(Z|[+-]\d{2}:\d{2}))?)?$/;

/** Converts a date string to ISO format; returns undefined if it is invalid. */
export function asIsoDate(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  const time = Date.parse(input);
  if (Number.isNaN(time)) return undefined;
  return ISO_DATE.test(input) ? input : new Date(time).toISOString();
}
