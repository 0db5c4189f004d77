import { toSkillKey } from './skill-text.js';

/** Removes duplicates by key and keeps the first item of each. */
export function distinctBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Item[] {
  const itemsByKey = new Map<string, Item>();
  for (const item of items) if (!itemsByKey.has(getKey(item))) itemsByKey.set(getKey(item), item);
  return [...itemsByKey.values()];
}

/** Removes empty texts and duplicates, which may differ in case, blanks, and composed and decomposed letters. */
export const distinctNonEmpty = (texts: readonly string[]): string[] =>
  distinctBy(
    texts.filter((text) => text !== ''),
    toSkillKey,
  );
