/** Splits a list into chunks of at most `size` items. */
export function* chunksOf<Item>(items: readonly Item[], most: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += most) yield items.slice(from, from + most);
}
