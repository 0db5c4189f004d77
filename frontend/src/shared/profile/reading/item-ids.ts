const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether a value is an id as the server gives them. */
export const isUuid = (id: unknown): id is string => typeof id === 'string' && UUID.test(id);

/** What an id begins with that was given here, since the item came without one: the server does not know it. */
const PLACEHOLDER_PREFIX = '00000000-0000-4000-8000-';

/** Whether an id was given here. */
export const isPlaceholderId = (id: unknown): boolean => typeof id === 'string' && id.startsWith(PLACEHOLDER_PREFIX);

/** Gives every item of a list an id of its own: its own, else one by its place, the same at every reading. */
export function assignIds<Item extends { readonly id: unknown }>(items: readonly Item[]): (Item & { id: string })[] {
  const seen = new Set<string>();
  return items.map((item, place) => {
    const isUsable = isUuid(item.id) && !seen.has(item.id);
    const id = isUsable ? item.id : `${PLACEHOLDER_PREFIX}${String(place + 1).padStart(12, '0')}`;
    seen.add(id);
    return { ...item, id };
  });
}
