import equal from 'fast-deep-equal';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stripUndefined = (value: unknown): unknown => {
  if (Array.isArray(value)) return Array.from(value, stripUndefined);
  if (!isRecord(value)) return value;
  const definedEntries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(definedEntries.map(([key, part]) => [key, stripUndefined(part)]));
};

/**
 * Returns true if two JSON values are deeply equal. Key order and undefined properties are ignored, because they are
 * lost in JSON.
 */
export const isDeepEqual = (left: unknown, right: unknown): boolean =>
  equal(stripUndefined(left), stripUndefined(right));
