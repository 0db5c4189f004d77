import { getWordSimilarity } from '../ai/rules/roles/word-similarity.js';
import { memoizeByWord } from '../ai/rules/words/memoize-by-word.js';
import type { Candidate, TargetTitle } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import {
  assessAsFair,
  type CriterionMatcher,
  createMatcher,
  assessAsGood,
  assessAsPoor,
  type Assessment,
  type AssessedFit,
} from './criterion-matcher.js';
import { getCareerLevel } from './seniority.js';
import { type ParsedTitle, parseTitle } from './title.js';

/** Cached word comparisons. */
interface WordComparison {
  readonly getRarity: (word: string) => number;
  readonly getSimilarity: (one: string, other: string) => number;
}

/** Factors by difference in level, from 0 to 4. */
const LEVEL_GAP_FACTORS = [1, 0.9, 0.7, 0.5, 0.35] as const;
/** Similarity of titles that are synonyms for a role. */
const SAME_ROLE_SIMILARITY = 0.9;
/** The level of titles that do not name one. */
const DEFAULT_LEVEL = 2;
/** From this similarity on, a title is called the same. */
const MIN_SAME_SIMILARITY = 0.97;
/** From this similarity on, a title is called close. */
const MIN_CLOSE_SIMILARITY = 0.6;

/** From this fit on a title counts as wanted. */
const GOOD_FIT = 0.7;
/** Below this fit a title counts as different. */
const POOR_FIT = 0.35;
/** Smallest difference in level worth mentioning. */
const NOTABLE_LEVEL_GAP = 2;

/** Matches the job title with the titles that the candidate has or wants. */
export function createTitleMatcher({ titles, career }: Candidate, corpus: JobCorpus): CriterionMatcher {
  const { columns } = corpus;
  const targets = titles.map((title) => ({ ...title, parsed: parseTitle(title.title) }));
  const careerLevel = getCareerLevel(career, corpus.newestPostedAtMs);
  const cache = new Map<ParsedTitle, AssessedFit>();
  const wordComparison: WordComparison = {
    getRarity: memoizeByWord((word) => corpus.getTitleRarity(word)),
    getSimilarity: memoizePairs(getWordSimilarity),
  };
  return createMatcher((slot) => {
    const title = columns.distinctTitles.at(columns.titleIds.at(slot));
    if (title === undefined || targets.length === 0) return undefined;
    const fit = cache.get(title) ?? getTitleFit(targets, title, careerLevel, wordComparison);
    cache.set(title, fit);
    return fit;
  });
}

function getTitleFit(
  targets: readonly (TargetTitle & { readonly parsed: ParsedTitle })[],
  title: ParsedTitle,
  careerLevel: number | undefined,
  wordComparison: WordComparison,
): AssessedFit {
  const fits = targets.map((target) => {
    const similarity = Math.max(
      compareWords(target.parsed, title, wordComparison),
      SAME_ROLE_SIMILARITY * compareRoles(target.parsed, title),
    );
    const targetLevel = target.parsed.level === DEFAULT_LEVEL ? (careerLevel ?? DEFAULT_LEVEL) : target.parsed.level;
    const levelGap = Math.abs(targetLevel - title.level);
    return { target, similarity, levelGap, fit: target.weight * similarity * (LEVEL_GAP_FACTORS[levelGap] ?? 0.35) };
  });
  const best = fits.reduce((left, right) => (right.fit > left.fit ? right : left));
  return { fit: best.fit, assessment: assessTitle(best) };
}

interface BestFit {
  readonly target: TargetTitle;
  readonly similarity: number;
  readonly levelGap: number;
  readonly fit: number;
}

function assessTitle({ target, similarity, levelGap, fit }: BestFit): Assessment {
  const titleKind = target.isPreferred ? 'your preferred role' : 'your title';
  const label = `${titleKind} ${target.title}`;
  if (similarity < MIN_CLOSE_SIMILARITY)
    return fit < POOR_FIT
      ? assessAsPoor({ why: `Far from ${label}`, weaknessClause: 'the title is different' })
      : assessAsFair(`Far from ${label}`);
  const description = `${similarity >= MIN_SAME_SIMILARITY ? 'Same as' : 'Close to'} ${label}`;
  if (levelGap >= NOTABLE_LEVEL_GAP) {
    const why = `${description}, at a different level`;
    return fit < POOR_FIT ? assessAsPoor({ why, weaknessClause: 'the level is different' }) : assessAsFair(why);
  }
  if (fit < GOOD_FIT) return assessAsFair(description);
  return assessAsGood({ why: description, strengthNoun: 'title', reasons: { title: true } });
}

/** Returns the shared part of two titles, weighted by word rarity and tolerating typos. */
function compareWords(left: ParsedTitle, right: ParsedTitle, { getRarity, getSimilarity }: WordComparison): number {
  let sharedWeight = 0;
  let totalWeight = 0;
  for (const [words, otherWords] of [
    [left.words, right.words],
    [right.words, left.words],
  ] as const) {
    for (const word of words) {
      const weight = getRarity(word);
      totalWeight += weight;
      sharedWeight += weight * Math.max(0, ...otherWords.map((otherWord) => getSimilarity(word, otherWord)));
    }
  }
  return totalWeight === 0 ? 0 : sharedWeight / totalWeight;
}

/** Returns how similar two titles are to a common role. */
function compareRoles(left: ParsedTitle, right: ParsedTitle): number {
  let max = 0;
  if (left.getRoles().size === 0) return max;
  const rightRoles = right.getRoles();
  for (const [role, similarity] of left.getRoles())
    max = Math.max(max, Math.min(similarity, rightRoles.get(role) ?? 0));
  return max;
}

/** Memoizes a function of two words. */
function memoizePairs(compute: (one: string, other: string) => number): (one: string, other: string) => number {
  const memoized = memoizeByWord((one) => memoizeByWord((other) => compute(one, other)));
  return (one, other) => memoized(one)(other);
}
