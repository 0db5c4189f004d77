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
  let sums: readonly number[] = [];
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
function sumsOf(terms: readonly string[], corpus: JobCorpus, from: number, count: number): readonly number[] {
  const sums = Array<number>(count).fill(0);
  for (const term of terms) {
    const { places, counts } = corpus.terms.of(term);
    for (let at = firstFrom(places, from); ; at += 1) {
      const place = places[at];
      if (place === undefined || place >= from + count) break;
      const length = corpus.at(place)?.length;
      if (length === undefined) continue;
      const times = counts[at] ?? 0;
      const share = 1 - B + (B * length) / corpus.averageLength;
      sums[place - from] =
        (sums[place - from] ?? 0) + (corpus.termRarity(term) * times * (K1 + 1)) / (times + K1 * share);
    }
  }
  return sums;
}

/** The index of the first of rising places that is not before one. */
function firstFrom(places: readonly number[], from: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function textSaid(fit: number): Said {
  if (fit >= 0.66) return good('It matches your experience', 'description');
  if (fit >= 0.33) return fair('Some of it matches your experience');
  return poor('Little of it matches your experience', 'the description differs from your experience');
}
