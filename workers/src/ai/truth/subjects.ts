import { type Act, findActs } from '../language/acts.js';
import { isEnglish } from '../language/is-english.js';
import { getBaseForms, getSenses, isVerbSense, type Sense } from '../language/wordnet.js';
import type { UnsupportedClaim } from './unsupported-claim.js';
import { getRoot } from '../language/word-roots.js';
import { splitWords } from './words.js';

/** Verbs that say only that something was done: what it was, their object says. */
const LIGHT_VERBS = new Set('do perform carry conduct undertake execute complete handle'.split(' ').map(getRoot));
/** How many of its most frequent senses tell what a verb means. */
const TELLING_SENSES = 4;
/** Verbs that are no acts. */
const STATES = new Set('be is am are was were been being have has had'.split(' '));

/** An act, prepared for comparison. */
interface ComparableAct {
  readonly act: Act;
  readonly verbRoot: string;
  readonly senses: ReadonlySet<Sense>;
  readonly objectRoots: ReadonlySet<string>;
  readonly isLight: boolean;
}

const toComparableAct = (act: Act): ComparableAct => {
  const verbRoot = getRoot(act.verb);
  return {
    act,
    verbRoot,
    senses: new Set(
      getBaseForms(act.verb).flatMap((base) => getSenses(base).filter(isVerbSense).slice(0, TELLING_SENSES)),
    ),
    objectRoots: new Set(act.objects.map(getRoot)),
    isLight: LIGHT_VERBS.has(verbRoot),
  };
};

const findComparableActs = (text: string): readonly ComparableAct[] =>
  findActs(text)
    .filter(({ verb }) => !STATES.has(verb))
    .map(toComparableAct);

const overlaps = <Value>(left: ReadonlySet<Value>, right: ReadonlySet<Value>): boolean =>
  [...left].some((value) => right.has(value));

/** Returns how surely two acts are the same: 2 with the same verb and object, 1 with one of them, else 0. */
function compareActs(stated: ComparableAct, source: ComparableAct): 0 | 1 | 2 {
  const hasSameObject = overlaps(stated.objectRoots, source.objectRoots);
  if (stated.isLight || source.isLight) {
    const isNamedByObject =
      (source.isLight && source.objectRoots.has(stated.verbRoot)) ||
      (stated.isLight && stated.objectRoots.has(source.verbRoot));
    return hasSameObject || isNamedByObject ? 1 : 0;
  }
  const hasSameVerb = stated.verbRoot === source.verbRoot || overlaps(stated.senses, source.senses);
  if (!hasSameVerb) return 0;
  return hasSameObject ? 2 : 1;
}

const splitSentences = (text: string): readonly string[] => text.split(/(?<=[.!?;])\s+|\n+/);

const toWordSequence = (sentence: string): string =>
  splitWords(sentence)
    .map(({ lower }) => lower)
    .join(' ');

/** Removes the sentences that a rewrite has from its source. Their tags may differ by what stands around them. */
function removeUnchangedSentences(source: string, rewrite: string): string {
  const sourceSentences = new Set(splitSentences(source).map(toWordSequence));
  return splitSentences(rewrite)
    .filter((sentence) => !sourceSentences.has(toWordSequence(sentence)))
    .join('\n');
}

/** Further acts of a rewrite count as other people's, since comparing takes quadratic time. */
const MAX_ACTS = 300;

/**
 * Returns the acts that an English rewrite ascribes to the author and that are other people's in the source: "My
 * manager negotiated", "The club grew while". An act that may also be the author's is no claim.
 */
export function findTakenActs(source: string, rewrite: string): readonly UnsupportedClaim[] {
  if (!isEnglish(source)) return [];
  const sourceActs = findComparableActs(source).slice(0, MAX_ACTS);
  const othersActs = sourceActs.filter(({ act }) => act.agent === 'other');
  if (othersActs.length === 0) return [];
  const possiblyOwnActs = sourceActs.filter(({ act }) => act.agent === 'author' || act.agent === 'unknown');
  const getBestMatch = (stated: ComparableAct, acts: readonly ComparableAct[]): number =>
    Math.max(0, ...acts.map((act) => compareActs(stated, act)));
  return findComparableActs(removeUnchangedSentences(source, rewrite))
    .filter(({ act }) => act.agent === 'author')
    .filter((stated, at) => at >= MAX_ACTS || getBestMatch(stated, othersActs) > getBestMatch(stated, possiblyOwnActs))
    .map(({ act: { verb, objects } }) => ({ kind: 'subject' as const, words: [verb, ...objects].join(' ') }));
}
