import { z } from 'zod';
import { MOST_ENTRIES, MOST_SKILLS } from '../constants.js';
import { listedLine } from '../typed-text.js';

/** What is left of a list when each key counts once, the first of it. */
export function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
}

/** The texts without empty ones, and without those that came before in another spelling of upper and lower case. */
export const distinctFilled = (texts: readonly string[]): string[] =>
  distinctBy(
    texts.filter((text) => text !== ''),
    (text) => text.toLowerCase(),
  );

/** Skills as they arrive: trimmed, none empty, none twice in any spelling of upper and lower case (spec section 5). */
export const sentSkills = z
  .array(listedLine)
  .max(MOST_SKILLS, `Please keep at most ${String(MOST_SKILLS)} skills.`)
  .transform(distinctFilled);

/** A list of items as it arrives; no id may come twice, since it names one item. */
export const sentList = <T extends z.ZodType<{ readonly id?: string | undefined }>>(item: T) =>
  z
    .array(item)
    .max(MOST_ENTRIES, `Please keep at most ${String(MOST_ENTRIES)} entries.`)
    .refine((items) => {
      const ids = items.flatMap(({ id }) => (id === undefined ? [] : [id]));
      return new Set(ids).size === ids.length;
    }, 'Two entries have the same id.');
