import type { PostingFacts } from '@trackrecord/contracts';
import { toCompanyKey } from '@trackrecord/contracts/jobs/company-key';
import { normalizeWords } from '@trackrecord/contracts/jobs/normalize-words';
import { toPageKey } from '@trackrecord/contracts/jobs/page-key';
import { abbreviateStates } from '../places/us-states.js';

/** What tells a posting apart from others: texts without case, accents and punctuation, and a page without tracking. */
interface PostingKeys {
  readonly page: string | undefined;
  readonly company: string;
  readonly title: string;
  readonly placeWords: readonly string[];
}

/** The genders that a title addresses, as in "Cook (m/w/d)". */
const GENDERS = /\(?(?<![\p{L}\p{N}])[mwfdhxi*](?: ?[/|] ?[mwfdhxi*]){1,4}(?![\p{L}\p{N}])\)?|\(all genders\)/giu;

const knownKeys = new WeakMap<PostingFacts, PostingKeys>();

/** Returns the keys of a posting. They are kept, since the postings of applications are never modified. */
function getKeys(posting: PostingFacts): PostingKeys {
  const known = knownKeys.get(posting);
  if (known) return known;
  const keys = {
    page: posting.url === undefined ? undefined : toPageKey(posting.url),
    company: toCompanyKey(posting.company),
    title: normalizeWords(posting.title.replace(GENDERS, ' ')),
    placeWords: splitWords(abbreviateStates(posting.location ?? '')),
  };
  knownKeys.set(posting, keys);
  return keys;
}

/**
 * Returns true if two postings are probably the same: they have the same address, apart from what only tracks visitors,
 * or the same employer, title and place. A place may be missing, or say less than the other.
 */
export function isSamePosting(left: PostingFacts, right: PostingFacts): boolean {
  const [a, b] = [getKeys(left), getKeys(right)];
  if (a.page !== undefined && a.page === b.page) return true;
  const hasSameNames = a.company === b.company && a.title === b.title && a.company !== '' && a.title !== '';
  return hasSameNames && (isPart(a.placeWords, b.placeWords) || isPart(b.placeWords, a.placeWords));
}

const splitWords = (text: string): readonly string[] => normalizeWords(text).split(' ').filter(Boolean);

const isPart = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word) => others.includes(word));
