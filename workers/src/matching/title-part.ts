import { getWordSimilarity } from '../ai/rules/roles/word-similarity.js';
import { memoizeByWord } from '../ai/rules/words/memoize-by-word.js';
import type { Candidate, TargetTitle } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import { fair, type PartMatcher, createMatcher, good, poor, type Assessment, type AssessedFit } from './part.js';
import { careerLevel } from './seniority.js';
import { type ParsedTitle, parseTitle } from './title.js';

/** Cached word comparisons. */
interface WordComparison {
  readonly rarity: (word: string) => number;
  readonly near: (one: string, other: string) => number;
}

/** Factors by difference in level. */
const LEVEL_GAP_FACTORS = [1, 0.9, 0.7, 0.5, 0.35] as const;
/** Similarity of titles that are synonyms for a role. */
const SAME_ROLE_SIMILARITY = 0.9;
/** The level of titles that do not name one. */
const DEFAULT_LEVEL = 2;
const SAME_THRESHOLD = 0.97;
const CLOSE_THRESHOLD = 0.6;

/** From this fit on a title counts as wanted. */
const GOOD_FIT = 0.7;
/** Below this fit a title counts as different. */
const POOR_FIT = 0.35;
/** Smallest difference in level worth mentioning. */
const NOTABLE_LEVEL_GAP = 2;

/** Matches the job title with the titles that the candidate has or wants. */
export function titleMatcher({ titles, career }: Candidate, corpus: JobCorpus): PartMatcher {
  const { columns } = corpus;
  const targets = titles.map((title) => ({ ...title, read: parseTitle(title.title) }));
  const level = careerLevel(career, corpus.now);
  const cache = new Map<ParsedTitle, AssessedFit>();
  const words: WordComparison = {
    rarity: memoizeByWord((word) => corpus.titleRarity(word)),
    near: memoizePairs(getWordSimilarity),
  };
  return createMatcher((slot) => {
    const title = columns.titles.at(columns.title.at(slot));
    if (title === undefined || targets.length === 0) return undefined;
    const fit = cache.get(title) ?? titleFit(targets, title, level, words);
    cache.set(title, fit);
    return fit;
  });
}

function titleFit(
  targets: readonly (TargetTitle & { readonly read: ParsedTitle })[],
  title: ParsedTitle,
  level: number | undefined,
  words: WordComparison,
): AssessedFit {
  const fits = targets.map((target) => {
    const similarity = Math.max(
      compareWords(target.read, title, words),
      SAME_ROLE_SIMILARITY * compareRoles(target.read, title),
    );
    const wanted = target.read.level === DEFAULT_LEVEL ? (level ?? DEFAULT_LEVEL) : target.read.level;
    const levelGap = Math.abs(wanted - title.level);
    return { target, similarity, levelGap, fit: target.weight * similarity * (LEVEL_GAP_FACTORS[levelGap] ?? 0.35) };
  });
  const best = fits.reduce((one, other) => (other.fit > one.fit ? other : one));
  return { fit: best.fit, assessment: assessTitle(best) };
}

interface BestFit {
  readonly target: TargetTitle;
  readonly similarity: number;
  readonly levelGap: number;
  readonly fit: number;
}

function assessTitle({ target, similarity, levelGap, fit }: BestFit): Assessment {
  const whose = target.isPreferred ? 'your preferred role' : 'your title';
  const named = `${whose} ${target.title}`;
  if (similarity < CLOSE_THRESHOLD)
    return fit < POOR_FIT ? poor(`Far from ${named}`, 'the title is different') : fair(`Far from ${named}`);
  const near = `${similarity >= SAME_THRESHOLD ? 'Same as' : 'Close to'} ${named}`;
  if (levelGap >= NOTABLE_LEVEL_GAP) {
    const why = `${near}, at a different level`;
    return fit < POOR_FIT ? poor(why, 'the level is different') : fair(why);
  }
  if (fit < GOOD_FIT) return fair(near);
  return good(near, 'title');
}

/** Returns the shared part of two titles, weighted by word rarity and tolerating typos. */
function compareWords(one: ParsedTitle, other: ParsedTitle, { rarity, near }: WordComparison): number {
  let shared = 0;
  let all = 0;
  for (const [words, others] of [
    [one.words, other.words],
    [other.words, one.words],
  ] as const) {
    for (const word of words) {
      const counted = rarity(word);
      all += counted;
      shared += counted * Math.max(0, ...others.map((own) => near(word, own)));
    }
  }
  return all === 0 ? 0 : shared / all;
}

/** Returns how similar two titles are to a common role. */
function compareRoles(one: ParsedTitle, other: ParsedTitle): number {
  let max = 0;
  if (one.roles().size === 0) return max;
  const others = other.roles();
  for (const [role, similarity] of one.roles()) max = Math.max(max, Math.min(similarity, others.get(role) ?? 0));
  return max;
}

/** Memoizes a function of two words. */
function memoizePairs(work: (one: string, other: string) => number): (one: string, other: string) => number {
  const memoized = memoizeByWord((one) => memoizeByWord((other) => work(one, other)));
  return (one, other) => memoized(one)(other);
}
