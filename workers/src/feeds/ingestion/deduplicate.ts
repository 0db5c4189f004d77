import type { PostingChange } from './posting-change.js';
import type { DuplicateCandidate } from './posting-store.js';

/**
 * The rank of each configured source by its id, 0 for the first in the configuration: of duplicates, the posting of the
 * source with the lowest rank stays open.
 */
export type SourceRanks = ReadonlyMap<string, number>;

/**
 * Returns the changes that leave one posting open per job. Duplicates are postings of different sources with
 * the same canonical URL, or any postings with the same company, title and place. The first source wins, then the
 * oldest posting. `related` has all postings that share a key with any of `postings`. Those in `alwaysWrittenIds` are
 * written even if they stay open or closed.
 */
export function deduplicate(
  alwaysWrittenIds: ReadonlySet<string>,
  postings: readonly DuplicateCandidate[],
  related: readonly DuplicateCandidate[],
  sourceRanks: SourceRanks,
  now: Date,
): readonly PostingChange[] {
  const active = related.filter(
    (posting) => !posting.isWithdrawn && posting.expiresAt > now && sourceRanks.has(posting.source.id),
  );
  const postingsByUrl = groupBy(active, ({ urlKey }) => urlKey);
  const duplicatesByUrl = ({ urlKey }: DuplicateCandidate) => dropIfAmbiguous(postingsByUrl.get(urlKey) ?? []);
  const postingsByWords = groupBy(active, ({ sameKey }) => sameKey);
  const activeIds = new Set(active.map(({ _id }) => _id));
  const isFirst = (posting: DuplicateCandidate): boolean =>
    [...duplicatesByUrl(posting), ...(postingsByWords.get(posting.sameKey) ?? [])].every(
      (duplicate) => duplicate._id === posting._id || takesPrecedence(posting, duplicate, sourceRanks),
    );
  return postings.flatMap((posting) => {
    const isActive = activeIds.has(posting._id);
    const isOpen = isActive && isFirst(posting);
    if (!alwaysWrittenIds.has(posting._id) && isOpen === posting.isOpen) return [];
    const set = { isSettled: true, ...(isOpen !== posting.isOpen && { isOpen }) };
    return [{ id: posting._id, set, closedAt: isActive ? ('unset' as const) : now }];
  });
}

/** Returns no postings if several of one source share the URL, because then it identifies none of them. */
const dropIfAmbiguous = (postings: readonly DuplicateCandidate[]): readonly DuplicateCandidate[] =>
  new Set(postings.map(({ source }) => source.id)).size === postings.length ? postings : [];

function groupBy(
  postings: readonly DuplicateCandidate[],
  getKey: (posting: DuplicateCandidate) => string,
): ReadonlyMap<string, readonly DuplicateCandidate[]> {
  const groups = new Map<string, DuplicateCandidate[]>();
  for (const posting of postings) {
    const group = groups.get(getKey(posting));
    if (group) group.push(posting);
    else groups.set(getKey(posting), [posting]);
  }
  return groups;
}

/** A posting without a date does not take precedence over one with a date. */
const LATEST = '9999';

function takesPrecedence(left: DuplicateCandidate, right: DuplicateCandidate, sourceRanks: SourceRanks): boolean {
  const rankDifference = (sourceRanks.get(left.source.id) ?? 0) - (sourceRanks.get(right.source.id) ?? 0);
  if (rankDifference !== 0) return rankDifference < 0;
  if (left.postedAt !== right.postedAt) return (left.postedAt ?? LATEST) < (right.postedAt ?? LATEST);
  return left._id < right._id;
}
