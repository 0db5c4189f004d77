import type { Candidate } from '../candidate.js';
import type { JobCorpus } from '../corpus.js';
import { Ranker } from '../ranker.js';
import { textPart } from '../text-part.js';

/** Gives every job of a corpus a score for a candidate. */
export type Scorer = (candidate: Candidate, corpus: JobCorpus) => (place: number) => number;

/** Ours, and what it has to be better than: BM25 alone, the share of skills alone, and none at all. */
export const SCORERS: Readonly<Record<'ours' | 'bm25' | 'skills' | 'random', Scorer>> = {
  ours: (candidate, corpus) => {
    const ranker = new Ranker(candidate, corpus, corpus.places);
    return (place) => ranker.match(place);
  },
  bm25: (candidate, corpus) => {
    const text = textPart(candidate, corpus, corpus.places);
    return (place) => text.fit(place) ?? 0;
  },
  skills: (candidate, corpus) => {
    const { skills } = candidate;
    return (place) => {
      const asked = corpus.at(place)?.skills ?? [];
      return asked.length === 0
        ? 0
        : asked.filter(({ names }) => names.some((name) => skills.has(name))).length / asked.length;
    };
  },
  random: () => () => 0,
};
