import type { PostingChange } from './posting-change.js';
import type { Kin } from './posting-store.js';

/** The rank of each source: the first in the configuration wins. */
export type SourceOrder = ReadonlyMap<string, number>;

/**
 * Returns the changes that leave one posting open per job (issue 7). Duplicates are postings of different sources with
 * the same canonical URL, or any postings with the same company, title and place. The first source wins, then the
 * oldest posting. `related` has all postings that share a key with any of `postings`; those in `changed` are always
 * written.
 */
export function deduplicate(
  changed: ReadonlySet<string>,
  postings: readonly Kin[],
  around: readonly Kin[],
  order: SourceOrder,
  now: Date,
): readonly PostingChange[] {
  const alive = around.filter(
    (posting) => !posting.isWithdrawn && posting.expiresAt > now && order.has(posting.source.id),
  );
  const byUrl = grouped(alive, ({ urlKey }) => urlKey);
  const kinByUrl = ({ urlKey }: Kin) => tellingOne(byUrl.get(urlKey) ?? []);
  const bySame = grouped(alive, ({ sameKey }) => sameKey);
  const living = new Set(alive.map(({ _id }) => _id));
  const isFirst = (posting: Kin): boolean =>
    [...kinByUrl(posting), ...(bySame.get(posting.sameKey) ?? [])].every(
      (other) => other._id === posting._id || comesBefore(posting, other, order),
    );
  return postings.flatMap((posting) => {
    const isAlive = living.has(posting._id);
    const isOpen = isAlive && isFirst(posting);
    if (!changed.has(posting._id) && isOpen === posting.isOpen) return [];
    const set = { isSettled: true, ...(isOpen !== posting.isOpen && { isOpen }) };
    return [{ id: posting._id, set, closedAt: isAlive ? ('not' as const) : now }];
  });
}

/** Returns no postings if several of one source share the URL, because then it identifies none of them. */
const tellingOne = (postings: readonly Kin[]): readonly Kin[] =>
  new Set(postings.map(({ source }) => source.id)).size === postings.length ? postings : [];

function grouped(postings: readonly Kin[], keyOf: (posting: Kin) => string): ReadonlyMap<string, readonly Kin[]> {
  const groups = new Map<string, Kin[]>();
  for (const posting of postings) {
    const group = groups.get(keyOf(posting));
    if (group) group.push(posting);
    else groups.set(keyOf(posting), [posting]);
  }
  return groups;
}

function comesBefore(one: Kin, other: Kin, order: SourceOrder): boolean {
  const place = (order.get(one.source.id) ?? 0) - (order.get(other.source.id) ?? 0);
  if (place !== 0) return place < 0;
  if (one.postedAt !== other.postedAt) return one.postedAt < other.postedAt;
  return one._id < other._id;
}
