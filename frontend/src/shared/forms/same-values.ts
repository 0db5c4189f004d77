import equal from 'fast-deep-equal';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutUndefined = (value: unknown): unknown => {
  if (Array.isArray(value)) return Array.from(value, withoutUndefined);
  if (!isRecord(value)) return value;
  const held = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(held.map(([key, part]) => [key, withoutUndefined(part)]));
};

/**
 * Whether two values of plain data say the same. The order of keys does not count, and a key that holds undefined is
 * as good as absent: JSON knows neither, so what comes back from the server may differ in both.
 */
export const sameValues = (one: unknown, other: unknown): boolean =>
  equal(withoutUndefined(one), withoutUndefined(other));
