import { MESSAGES } from '@trackrecord/contracts/messages';
import type { ApiError } from './api-error';

// Lists of jobs and events are parsed by hand: zod would double the size of the first load of their routes.

/** The error of a request whose response body is invalid (spec section 8, Jobs). */
export const invalidResponse: ApiError = { status: 200, message: MESSAGES.invalidResponse, details: [] };

/** Returns the value if it is a string. */
export const asString = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the value if it is a number. */
export const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Returns the value if it is a boolean. */
export const asBoolean = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** Returns the value unchanged if it is a date string. */
export const asTimestamp = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** Returns true if all of these fields are strings. */
export const hasStrings = <Name extends string>(
  value: Record<string, unknown>,
  names: readonly Name[],
): value is Record<string, unknown> & Record<Name, string> => names.every((name) => typeof value[name] === 'string');

/** Parses every item of a list; returns undefined if the value is no list or any item is invalid. */
export function parseList<Item>(
  value: unknown,
  parse: (item: unknown) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map((item: unknown) => parse(item)).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
}
