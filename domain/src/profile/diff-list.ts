import type { ProfileChange } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import { difference } from './diff.js';
import type { ListEvents } from './list-events.js';

/** The smallest set of events that makes a list of items the wanted one; an item is the one that has its id. */
export function diffList<Item extends { readonly id: string }>(
  present: readonly Item[],
  wanted: readonly Item[],
  events: ListEvents<Item>,
): readonly ProfileChange[] {
  const { removed, order, added, kept } = difference(present, wanted, ({ id }) => id);
  return [
    ...removed.map(({ item: { id }, index }) => events.removed({ id, index })),
    ...(order ? [events.reordered({ ids: order.map(({ id }) => id) })] : []),
    ...added.map(({ item, index }) => events.added({ id: item.id, index, item })),
    ...kept
      .filter(({ item, before }) => !equal(item, before))
      .map(({ item, index }) => events.revised({ id: item.id, index, item })),
  ];
}
