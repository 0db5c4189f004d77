import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns a function to call when the next page of a list is requested: the first item of that page gets the focus once
 * it is shown.
 */
export function useFocusOnNextPage<Item>(
  items: readonly Item[],
  findElement: (item: Item) => HTMLElement | null,
): () => void {
  const firstNewIndex = useRef<number>(undefined);
  const findItemElement = useEffectEvent(findElement);

  useEffect(() => {
    const firstNewItem = firstNewIndex.current === undefined ? undefined : items[firstNewIndex.current];
    if (firstNewItem === undefined) return;
    firstNewIndex.current = undefined;
    findItemElement(firstNewItem)?.focus();
  }, [items]);

  return () => {
    firstNewIndex.current = items.length;
  };
}
