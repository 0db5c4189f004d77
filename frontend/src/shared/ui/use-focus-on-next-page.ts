import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns a function to call when the next page of a list is requested: the first item of that page gets the focus once
 * it is shown.
 */
export function useFocusOnNextPage<Item>(
  items: readonly Item[],
  findElement: (item: Item) => HTMLElement | null,
): () => void {
  const nextIndex = useRef<number>(undefined);
  const find = useEffectEvent(findElement);

  useEffect(() => {
    const first = nextIndex.current === undefined ? undefined : items[nextIndex.current];
    if (first === undefined) return;
    nextIndex.current = undefined;
    find(first)?.focus();
  }, [items]);

  return () => {
    nextIndex.current = items.length;
  };
}
