import type { Candidate } from '../candidate.js';
import type { JobCorpus } from '../corpus.js';
import { MatchScorer } from '../match-score.js';
import { textMatcher } from '../text-part.js';

/** Scores every job of a corpus for a candidate. */
export type Scorer = (candidate: Candidate, corpus: JobCorpus) => (slot: number) => number;

/** Our ranker and the baselines it has to beat: BM25, the share of met skills, and random order. */
export const SCORERS: Readonly<Record<'ours' | 'bm25' | 'skills' | 'random', Scorer>> = {
  ours: (candidate, corpus) => {
    const ranker = new MatchScorer(candidate, corpus, corpus.slotCount);
    return (slot) => ranker.match(slot);
  },
  bm25: (candidate, corpus) => {
    const text = textMatcher(candidate, corpus, corpus.slotCount);
    return (slot) => text.fit(slot) ?? 0;
  },
  skills: (candidate, corpus) => {
    const { skills } = candidate;
    return (slot) => {
      const required = corpus.at(slot)?.skills ?? [];
      return required.length === 0
        ? 0
        : required.filter(({ names }) => names.some((name) => skills.has(name))).length / required.length;
    };
  },
  random: () => () => 0,
};
