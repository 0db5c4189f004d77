import { isRecord } from '../../../../shared/api/is-record';

const isAlike = (kept: unknown, blank: unknown): boolean =>
  typeof kept === typeof blank && Array.isArray(kept) === Array.isArray(blank);

/** The values of a form with those of a draft that still fit it. */
export function restoreFields<Values extends object>(values: Values, kept: unknown): Values {
  if (!isRecord(kept)) return values;
  const known = new Map<string, unknown>(Object.entries(values));
  const fitting = Object.entries(kept).filter(
    // How a description came about is the one field that a form need not hold.
    ([name, value]) => (known.has(name) ? isAlike(value, known.get(name)) : name === 'descriptionOrigin'),
  );
  return { ...values, ...Object.fromEntries(fitting) };
}
