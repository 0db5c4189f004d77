import type { ImportStrategy } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';

/** Something of a profile beside what a resume says of it. */
export interface Beside<Fields> {
  readonly present: Fields;
  /** What our own export says of it, read as the file was. */
  readonly own: Partial<Fields>;
}

/**
 * Fields of a profile after an import. What the file says just as our export would is as it was, to the letter: a month
 * does not replace the day that was stored. Where the file has no word, `merge` keeps a field, `replace` does not.
 */
export function importedFields<Fields extends object>(
  { present, own }: Beside<Fields>,
  said: Partial<Fields>,
  strategy: ImportStrategy,
): Partial<Fields> {
  const [is, exported, wanted] = [present, own, said].map((side) => new Map<string, unknown>(Object.entries(side)));
  const fields = [...new Set([...(is?.keys() ?? []), ...(wanted?.keys() ?? [])])];
  const merged = fields.map((field) => {
    const value = wanted?.get(field);
    const stays = equal(value, exported?.get(field)) || (strategy === 'merge' && value === undefined);
    return [field, stays ? is?.get(field) : value] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
