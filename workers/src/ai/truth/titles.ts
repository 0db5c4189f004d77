import type { Addition } from './addition.js';
import { type Claim } from './claim.js';
import { asserted } from './asserted.js';
import { type Word, wordsOf } from './words.js';

/** Whose a title is in a text: that of whoever tells it, or by which word somebody else's. */
type Holder = 'self' | 'helped' | 'to' | 'for' | 'the';

const IS = new Set(
  "was am i'm is be been being became become becoming were as role title position promoted".split(' '),
);
const HELPED =
  /^(?:assist\w*|help\w*|support\w*|under|with|alongside|beside|shadow\w*|by|from|near|met|between|among|about|told|asked|answer\w*|report\w*|joined|advis\w+|work\w+)$/;
const DETERMINER = new Set(
  'the my our his her their your its this that these those a an each every another'.split(' '),
);
const ADVERB = new Set('now also then currently still just later once only both other'.split(' '));
const JOIN = new Set(['and', 'or']);
const ENDS = new Set(
  'i we he she it they you who which that where when while in on at of into onto is are has have had but because so if'.split(
    ' ',
  ),
);
/** Not what somebody is, but what they did: an internship, volunteering. */
const ACTIVITY = /(?:ed|ing|ships?|consultanc(?:y|ies))$/;
const MOST_STEPS = 8;

/** Whose the title at a word is, by the words before it in its sentence: "assisted the senior engineer". */
function holderOf(words: readonly Word[], at: number, isTitle: (word: string) => boolean): Holder {
  if (ACTIVITY.test(words[at]?.lower ?? '')) return 'self';
  let others: Holder = 'self';
  let plain = 0;
  for (let before = at - 1; before >= Math.max(0, at - MOST_STEPS); before -= 1) {
    if (words[before + 1]?.isFirst === true) return others;
    const word = words[before]?.lower ?? '';
    if (IS.has(word)) return 'self';
    if (word === 'to') return /^(?:promoted|rose|moved)$/.test(words[before - 1]?.lower ?? '') ? 'self' : 'to';
    if (word === 'for') return 'for';
    if (HELPED.test(word)) return 'helped';
    if (ENDS.has(word)) return others;
    if (DETERMINER.has(word)) others = 'the';
    else if (JOIN.has(word)) {
      if (!isTitle(words[before - 1]?.lower ?? '')) return others;
    } else if (!ADVERB.has(word) && !isTitle(word)) {
      plain += 1;
      if (plain > 2) return others;
    }
  }
  return others;
}

const isPlural = (word: string): boolean => /[^s]s$/.test(word);

const isAnyOf =
  (claims: readonly Claim[]) =>
  (word: string): boolean =>
    claims.some(({ stated }) => stated.test(word));

/** Who leads or heads, if it is a person; the same words are what somebody did. */
const IN_CHARGE = /^(?:lead|leader|head|boss|captain|chief|chair)$/;

/** A plain text without the titles in it that are those of others: "helped the team lead". */
export function withoutOthersTitles(text: string, titles: readonly Claim[]): string {
  const words = wordsOf(text);
  const isTitle = isAnyOf(titles);
  return words
    .map(({ lower, isFirst }, at) => {
      const holder = holderOf(words, at, isTitle);
      const isOthers = isTitle(lower)
        ? isPlural(lower) || holder !== 'self'
        : IN_CHARGE.test(lower) && (holder === 'helped' || holder === 'the');
      return `${isFirst ? '. ' : ''}${isOthers ? '…' : lower}`;
    })
    .join(' ');
}

function holders(words: readonly Word[], { stated }: Claim, isTitle: (word: string) => boolean): readonly Holder[] {
  return words.flatMap(({ lower }, at) => {
    if (!stated.test(lower)) return [];
    return [isPlural(lower) ? ('helped' as const) : holderOf(words, at, isTitle)];
  });
}

/**
 * The job titles that `after` gives to whoever tells it, or mentions, and `before` does not: a title of somebody they
 * helped, worked under or made something for is not theirs. Titles that were denied or wished for are not given.
 */
export function addedTitles(titles: readonly Claim[], before: string, after: string): readonly Addition[] {
  const isTitle = isAnyOf(titles);
  const given = wordsOf(before);
  const sure = wordsOf(asserted(before));
  const stated = wordsOf(after);
  const statedSurely = wordsOf(asserted(after));
  return titles.flatMap((title) => {
    const mentioned = holders(stated, title, isTitle);
    if (mentioned.length === 0) return [];
    const had = new Set(holders(given, title, isTitle));
    const isOwn = holders(sure, title, isTitle).includes('self');
    const isFine = (holder: Holder): boolean =>
      had.has('self') || (holder === 'helped' ? had.size > 0 : had.has(holder));
    const claimsOwn = holders(statedSurely, title, isTitle).includes('self');
    if (mentioned.every(isFine) && (!claimsOwn || isOwn)) return [];
    return [{ kind: 'title' as const, words: title.stated.exec(after)?.[0] ?? '' }];
  });
}
