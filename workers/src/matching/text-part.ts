import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import type { Fitting } from './part.js';

/** BM25 as it is usually set. */
const K1 = 1.2;
const B = 0.75;
/** The sum at which a text fits by half: sums have no upper end. */
const HALF = 18;

/** How much of what a candidate writes stands in a posting, too, by BM25; squashed to 0 to 1 by s / (s + HALF). */
export function textPart({ terms }: Candidate, corpus: JobCorpus): Fitting {
  const sums = new Float64Array(corpus.places);
  for (const term of terms) {
    const { places, counts } = corpus.terms.of(term);
    const there = places.reduce((count, place) => (corpus.at(place) ? count + 1 : count), 0);
    const rarity = Math.log(1 + (corpus.size - there + 0.5) / (there + 0.5));
    places.forEach((place, at) => {
      const length = corpus.at(place)?.length;
      if (length === undefined) return;
      const count = counts[at] ?? 0;
      const share = 1 - B + (B * length) / corpus.averageLength;
      sums[place] = (sums[place] ?? 0) + (rarity * count * (K1 + 1)) / (count + K1 * share);
    });
  }
  const fit = (place: number): number => {
    const sum = sums[place] ?? 0;
    return sum / (sum + HALF);
  };
  return { fit, why: (place) => textWords(fit(place)) };
}

function textWords(fit: number): string {
  if (fit >= 0.66) return 'It speaks of what you have written about';
  return fit >= 0.33
    ? 'It speaks of some of what you have written about'
    : 'It speaks of little that you have written about';
}
