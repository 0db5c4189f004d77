import equal from 'fast-deep-equal';

/** Fields that form one value and are undone together: dates, and a text with its origin. */
const THINGS: Readonly<Record<string, string>> = {
  startDate: 'span',
  endDate: 'span',
  current: 'span',
  isCurrentlyStudying: 'span',
  isOngoing: 'span',
  descriptionOrigin: 'description',
};

const getThing = (field: string): string => (Object.hasOwn(THINGS, field) ? (THINGS[field] ?? field) : field);

/**
 * Reverts a change of an object's fields, and keeps all others. Returns undefined if a changed field was changed again
 * since.
 */
export function mergedFields<T extends object>(before: T, after: T, now: T): T | undefined {
  const [was, became, is] = [before, after, now].map((version) => new Map<string, unknown>(Object.entries(version)));
  if (!was || !became || !is) return undefined;
  const fields = [...new Set([...was.keys(), ...became.keys(), ...is.keys()])];
  const changed = new Set(fields.filter((field) => !equal(was.get(field), became.get(field))).map(getThing));
  const mine = fields.filter((field) => changed.has(getThing(field)));
  if (mine.some((field) => !equal(is.get(field), became.get(field)))) return undefined;
  const merged = fields.flatMap((field) => {
    const value = (mine.includes(field) ? was : is).get(field);
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(merged) as T;
}
