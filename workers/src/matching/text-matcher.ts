import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import {
  assessAsFair,
  type CriterionMatcher,
  assessAsGood,
  assessAsPoor,
  type Assessment,
} from './criterion-matcher.js';

/** The usual BM25 parameters. */
const K1 = 1.2;
const B = 0.75;
/** The BM25 sum with a fit of one half; sums are unbounded. */
const HALF_SUM = 18;

/** The share of the latent meaning; the rest is the share of the words. */
const MEANING_SHARE = 0.5;

/**
 * Matches the candidate's texts with postings by their words (BM25, scaled to 0..1 by s / (s + HALF_SUM)) and by the
 * latent meaning of these (PostingSpace). Computes the sums of `batchSize`
 * consecutive slots at once: all of them would block the event loop.
 */
export function createTextMatcher({ terms }: Candidate, corpus: JobCorpus, batchSize: number): CriterionMatcher {
  let from = 0;
  let sums = new Float64Array();
  const compareMeaning = corpus.space.compareWith(terms);
  const fit = (slot: number): number => {
    if (slot < from || slot >= from + sums.length) {
      from = slot;
      sums = computeBm25Sums(terms, corpus, from, batchSize);
    }
    const sum = sums[slot - from] ?? 0;
    const wordFit = sum / (sum + HALF_SUM);
    const meaningFit = compareMeaning(slot) ?? wordFit;
    return (1 - MEANING_SHARE) * wordFit + MEANING_SHARE * meaningFit;
  };
  return { fit, assess: (slot) => assessText(fit(slot)) };
}

/** Computes the BM25 sums of `count` consecutive slots. */
function computeBm25Sums(
  terms: readonly string[],
  corpus: JobCorpus,
  from: number,
  count: number,
): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(count);
  const { columns, averageTermCount } = corpus;
  for (const term of terms) {
    const slots = corpus.terms.getSlots(term);
    const rarity = corpus.getTermRarity(term);
    for (let index = slots.lowerBound(from); ; index += 1) {
      const slot = slots.slotAt(index);
      if (slot === undefined || slot >= from + count) break;
      const frequency = slots.countAt(index);
      const lengthNorm = 1 - B + (B * columns.termCount.at(slot)) / averageTermCount;
      sums[slot - from] = (sums[slot - from] ?? 0) + (rarity * frequency * (K1 + 1)) / (frequency + K1 * lengthNorm);
    }
  }
  return sums;
}

function assessText(fit: number): Assessment {
  if (fit >= 0.66) return assessAsGood({ why: 'It matches your profile', strengthNoun: 'description' });
  if (fit >= 0.33) return assessAsFair('Some of it matches your profile');
  return assessAsPoor({
    why: 'Little of it matches your profile',
    weaknessClause: 'the description differs from your profile',
  });
}
