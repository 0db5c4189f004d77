import type { UnsupportedClaim } from './unsupported-claim.js';
import { type ClaimPattern } from './claim-pattern.js';
import { keepAssertions } from './assertions.js';
import { type Word, splitWords } from './words.js';

/** Who holds a title: the author, or another person as indicated by the word before it. */
type Holder = 'self' | 'helped' | 'to' | 'for' | 'the';

const AUTHOR_TITLE_MARKERS = new Set(
  "was am i'm is be been being became become becoming were as role title position promoted".split(' '),
);
const ASSISTING_WORD =
  /^(?:assist\w*|help\w*|support\w*|under|with|alongside|beside|shadow\w*|by|from|near|met|between|among|about|told|asked|answer\w*|report\w*|joined|advis\w+|work\w+)$/;
const DETERMINERS = new Set(
  'the my our his her their your its this that these those a an each every another'.split(' '),
);
const ADVERBS = new Set('now also then currently still just later once only both other'.split(' '));
const CONJUNCTIONS = new Set(['and', 'or']);
const CLAUSE_STARTERS = new Set(
  'i we he she it they you who which that where when while in on at of into onto is are has have had but because so if'.split(
    ' ',
  ),
);
/** Activities rather than titles: an internship, volunteering. */
const ACTIVITY = /(?:ed|ing|ships?|consultanc(?:y|ies))$/;
/** How many words before a title may tell who holds it. */
const MAX_LOOKBACK = 8;
/** How many words without such a meaning may stand between. */
const MAX_PLAIN_WORDS = 2;

/** Determines the holder of a title by the words before it in its sentence: "assisted the senior engineer". */
function findHolder(words: readonly Word[], at: number, isTitle: (word: string) => boolean): Holder {
  if (ACTIVITY.test(words[at]?.lower ?? '')) return 'self';
  let holder: Holder = 'self';
  let plainWordCount = 0;
  for (let wordIndex = at - 1; wordIndex >= Math.max(0, at - MAX_LOOKBACK); wordIndex -= 1) {
    if (words[wordIndex + 1]?.isFirst === true) return holder;
    const word = words[wordIndex]?.lower ?? '';
    if (AUTHOR_TITLE_MARKERS.has(word)) return 'self';
    if (word === 'to') return /^(?:promoted|rose|moved)$/.test(words[wordIndex - 1]?.lower ?? '') ? 'self' : 'to';
    if (word === 'for') return 'for';
    if (ASSISTING_WORD.test(word)) return 'helped';
    if (CLAUSE_STARTERS.has(word)) return holder;
    if (DETERMINERS.has(word)) holder = 'the';
    else if (CONJUNCTIONS.has(word)) {
      if (!isTitle(words[wordIndex - 1]?.lower ?? '')) return holder;
    } else if (!ADVERBS.has(word) && !isTitle(word)) {
      plainWordCount += 1;
      if (plainWordCount > MAX_PLAIN_WORDS) return holder;
    }
  }
  return holder;
}

/** Returns true for titles in the plural, which count as held by others. */
const isPlural = (word: string): boolean => /[^s]s$/.test(word);

const createTitleTest =
  (claims: readonly ClaimPattern[]) =>
  (word: string): boolean =>
    claims.some(({ pattern }) => pattern.test(word));

/** Words for people in charge that may also be verbs. */
const PERSON_IN_CHARGE = /^(?:lead|leader|head|boss|captain|chief|chair)$/;

/** Removes titles held by others: "helped the team lead". */
export function removeOthersTitles(text: string, titles: readonly ClaimPattern[]): string {
  const words = splitWords(text);
  const isTitle = createTitleTest(titles);
  return words
    .map(({ lower, isFirst }, at) => {
      const holder = findHolder(words, at, isTitle);
      const isHeldByOthers = isTitle(lower)
        ? isPlural(lower) || holder !== 'self'
        : PERSON_IN_CHARGE.test(lower) && (holder === 'helped' || holder === 'the');
      return `${isFirst ? '. ' : ''}${isHeldByOthers ? '…' : lower}`;
    })
    .join(' ');
}

function findHolders(
  words: readonly Word[],
  { pattern }: ClaimPattern,
  isTitle: (word: string) => boolean,
): readonly Holder[] {
  return words.flatMap(({ lower }, at) => {
    if (!pattern.test(lower)) return [];
    return [isPlural(lower) ? ('helped' as const) : findHolder(words, at, isTitle)];
  });
}

/**
 * Returns the job titles of `rewrite` without evidence in `source`. A title of a person the author helped or worked for
 * is no evidence that the author holds it, nor is one that is negated or intended.
 */
export function findAddedTitles(
  titles: readonly ClaimPattern[],
  source: string,
  rewrite: string,
): readonly UnsupportedClaim[] {
  const isTitle = createTitleTest(titles);
  const sourceWords = splitWords(source);
  const assertedSourceWords = splitWords(keepAssertions(source));
  const rewriteWords = splitWords(rewrite);
  const assertedRewriteWords = splitWords(keepAssertions(rewrite));
  return titles.flatMap((title) => {
    const mentionedHolders = findHolders(rewriteWords, title, isTitle);
    if (mentionedHolders.length === 0) return [];
    const sourceHolders = new Set(findHolders(sourceWords, title, isTitle));
    const isHeldByAuthor = findHolders(assertedSourceWords, title, isTitle).includes('self');
    const isSupported = (holder: Holder): boolean =>
      sourceHolders.has('self') || (holder === 'helped' ? sourceHolders.size > 0 : sourceHolders.has(holder));
    const isClaimedForAuthor = findHolders(assertedRewriteWords, title, isTitle).includes('self');
    if (mentionedHolders.every(isSupported) && (!isClaimedForAuthor || isHeldByAuthor)) return [];
    return [{ kind: 'title' as const, words: title.pattern.exec(rewrite)?.[0] ?? '' }];
  });
}
