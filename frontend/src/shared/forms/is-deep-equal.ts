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
 * Returns true if two JSON values are deeply equal. Key order and undefined properties are ignored, because they are lost
 * in JSON.
 */
export const isDeepEqual = (one: unknown, other: unknown): boolean =>
  equal(withoutUndefined(one), withoutUndefined(other));
