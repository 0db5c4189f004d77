import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import { fair, type Fitting, good, poor, type Said } from './part.js';

/** BM25 as it is usually set. */
const K1 = 1.2;
const B = 0.75;
/** The sum at which a text fits by half: sums have no upper end. */
const HALF = 18;

/**
 * How much of what a candidate writes stands in a posting, too, by BM25; squashed to 0 to 1 by s / (s + HALF). Sums are
 * made for so many neighbouring places at once: all of them would take too long in one go, and one needs no other.
 */
export function textPart({ terms }: Candidate, corpus: JobCorpus, atOnce: number): Fitting {
  let from = 0;
  let sums = new Float64Array();
  const fit = (place: number): number => {
    if (place < from || place >= from + sums.length) {
      from = place;
      sums = sumsOf(terms, corpus, from, atOnce);
    }
    const sum = sums[place - from] ?? 0;
    return sum / (sum + HALF);
  };
  return { fit, said: (place) => textSaid(fit(place)) };
}

/** The sums of so many places from one on. */
function sumsOf(terms: readonly string[], corpus: JobCorpus, from: number, count: number): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(count);
  const { columns, averageLength } = corpus;
  for (const term of terms) {
    const found = corpus.terms.of(term);
    const rarity = corpus.termRarity(term);
    for (let index = found.firstFrom(from); ; index += 1) {
      const place = found.placeAt(index);
      if (place === undefined || place >= from + count) break;
      const times = found.countAt(index);
      const share = 1 - B + (B * columns.termCount.at(place)) / averageLength;
      sums[place - from] = (sums[place - from] ?? 0) + (rarity * times * (K1 + 1)) / (times + K1 * share);
    }
  }
  return sums;
}

function textSaid(fit: number): Said {
  if (fit >= 0.66) return good('It matches your experience', 'description');
  if (fit >= 0.33) return fair('Some of it matches your experience');
  return poor('Little of it matches your experience', 'the description differs from your experience');
}
