const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Returns true if the value is a UUID, as the server assigns. */
const isUuid = (id: unknown): id is string => typeof id === 'string' && UUID.test(id);

/** Prefix of the ids assigned here to items without a valid id; the server does not know them. */
const PLACEHOLDER_PREFIX = '00000000-0000-4000-8000-';

/** Returns true if the id was assigned by `assignIds`. */
export const isPlaceholderId = (id: unknown): boolean => typeof id === 'string' && id.startsWith(PLACEHOLDER_PREFIX);

/**
 * Gives every item a unique id: its existing one if valid, otherwise a placeholder by its index, so that it is stable.
 */
export function assignIds<Item extends { readonly id: unknown }>(items: readonly Item[]): (Item & { id: string })[] {
  const usedIds = new Set<string>();
  return items.map((item, index) => {
    const isUsable = isUuid(item.id) && !usedIds.has(item.id);
    const id = isUsable ? item.id : `${PLACEHOLDER_PREFIX}${String(index + 1).padStart(12, '0')}`;
    usedIds.add(id);
    return { ...item, id };
  });
}
