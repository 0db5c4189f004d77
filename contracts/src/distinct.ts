/** Keeps the first item of each key. */
export function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
}

/** Keeps the texts that are not empty, each once in any spelling of upper and lower case. */
export const distinctFilled = (texts: readonly string[]): string[] =>
  distinctBy(
    texts.filter((text) => text !== ''),
    (text) => text.toLowerCase(),
  );
