import equal from 'fast-deep-equal';

/** Fields that are undone together: dates, and a text with its origin. */
const FIELD_GROUPS: Readonly<Record<string, string>> = {
  startDate: 'dates',
  endDate: 'dates',
  current: 'dates',
  isCurrentlyStudying: 'dates',
  isOngoing: 'dates',
  descriptionOrigin: 'description',
};

const getFieldGroup = (field: string): string =>
  Object.hasOwn(FIELD_GROUPS, field) ? (FIELD_GROUPS[field] ?? field) : field;

/**
 * Reverts a change of an object's fields, and keeps all others. Returns undefined if a changed field was changed again
 * since.
 */
export function revertFields<T extends object>(before: T, after: T, current: T): T | undefined {
  const [valuesBefore, valuesAfter, currentValues] = [before, after, current].map(
    (version) => new Map<string, unknown>(Object.entries(version)),
  );
  if (!valuesBefore || !valuesAfter || !currentValues) return undefined;
  const fields = [...new Set([...valuesBefore.keys(), ...valuesAfter.keys(), ...currentValues.keys()])];
  const changedGroups = new Set(
    fields.filter((field) => !equal(valuesBefore.get(field), valuesAfter.get(field))).map(getFieldGroup),
  );
  const revertedFields = fields.filter((field) => changedGroups.has(getFieldGroup(field)));
  if (revertedFields.some((field) => !equal(currentValues.get(field), valuesAfter.get(field)))) return undefined;
  const entries = fields.flatMap((field) => {
    const value = (revertedFields.includes(field) ? valuesBefore : currentValues).get(field);
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(entries) as T;
}
