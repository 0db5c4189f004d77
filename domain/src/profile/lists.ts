interface Item {
  readonly id: string;
}

/** The list with the item at the index, those behind it moved on. */
export const withAdded = <T>(list: readonly T[], item: T, index: number): readonly T[] =>
  list.toSpliced(index, 0, item);

/** The list with the item of the same id replaced in its place. */
export const withRevised = <T extends Item>(list: readonly T[], item: T): readonly T[] =>
  list.map((present) => (present.id === item.id ? item : present));

/** The list without the item of that id. */
export const withRemoved = <T extends Item>(list: readonly T[], id: string): readonly T[] =>
  list.filter((present) => present.id !== id);

/** The list in the order of the ids; an item that the ids do not name keeps its place at the end. */
export function inOrder<T extends Item>(list: readonly T[], ids: readonly string[]): readonly T[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (item: T) => place.get(item.id) ?? ids.length;
  return list.toSorted((a, b) => placeOf(a) - placeOf(b));
}
