import { createRecordId } from '../../../feeds/ingestion/record-id.js';
import { toStoredPosting } from '../../../feeds/ingestion/to-stored-posting.js';
import { createSampleJobs } from '../../../feeds/sample/sample-jobs.js';
import { createSeededRandom } from '../../../seeded-random.js';
import { type Candidate, toCandidate } from '../../candidate.js';
import { JobCorpus, type MatchedJob } from '../../corpus.js';
import { MatchScorer } from '../../match-score.js';
import { createTextMatcher } from '../../text-matcher.js';
import { GRADES } from './grades.js';
import { JOBS } from './jobs.js';
import { computeMeanNdcg } from './ndcg.js';
import { PROFILES } from './profiles.js';

const GRADED_AT = new Date('2026-11-20T12:00:00Z');
const SOURCE = { id: 'sample-jobs', name: 'Trackrecord samples', isSample: true };
const RATES = {
  EUR: 1.16,
  GBP: 1.33,
  CAD: 0.72,
  INR: 0.0112,
  AED: 0.2723,
  CHF: 1.25,
  BRL: 0.185,
  MXN: 0.054,
  SEK: 0.106,
  PLN: 0.273,
};
const TIE_ORDER_COUNT = 50;

/** Scores every job of a corpus for a candidate. */
type Scorer = (candidate: Candidate, corpus: JobCorpus) => (slot: number) => number;

/** MatchScorer (`matchScorer`) and the baselines it has to beat: BM25, the share of met skills, and random order. */
const SCORERS: Readonly<Record<'matchScorer' | 'bm25' | 'skills' | 'random', Scorer>> = {
  matchScorer: (candidate, corpus) => {
    const scorer = new MatchScorer(candidate, corpus, corpus.slotCount);
    return (slot) => scorer.computePercentage(slot);
  },
  bm25: (candidate, corpus) => {
    const matcher = createTextMatcher(candidate, corpus, corpus.slotCount);
    return (slot) => matcher.fit(slot) ?? 0;
  },
  skills: (candidate, corpus) => {
    const { skills } = candidate;
    return (slot) => {
      const requirements = corpus.at(slot)?.skills ?? [];
      return requirements.length === 0
        ? 0
        : requirements.filter(({ names }) => names.some((name) => skills.has(name))).length / requirements.length;
    };
  },
  // All scores are equal, so that the tie orders decide.
  random: () => () => 0,
};

/** Returns the mean nDCG@10 of each scorer over the 50 graded jobs for these people. */
export function measureRankingQuality(uids: readonly string[]): Readonly<Record<keyof typeof SCORERS, number>> {
  const corpus = createSampleCorpus();
  const getMeanNdcg = (scorer: Scorer) => {
    const values = uids.map((uid) => getNdcg(uid, scorer, corpus));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  const { matchScorer, bm25, skills, random } = SCORERS;
  return {
    matchScorer: getMeanNdcg(matchScorer),
    bm25: getMeanNdcg(bm25),
    skills: getMeanNdcg(skills),
    random: getMeanNdcg(random),
  };
}

/** Returns the nDCG of a scorer for one person. */
function getNdcg(uid: string, scorer: Scorer, corpus: JobCorpus): number {
  const profile = PROFILES.find(({ userId }) => userId === uid);
  if (!profile) throw new Error(`The golden set has no profile ${uid}`);
  const score = scorer(toCandidate(profile, RATES), corpus);
  const grades = GRADES.get(uid) ?? [];
  const scoredJobs = JOBS.map(({ id }, index) => {
    const slot = corpus.getSlot(createRecordId(SOURCE.id, id));
    if (slot === undefined) throw new Error(`${id} is not in the sample feed`);
    return { score: score(slot), grade: grades[index] ?? 0 };
  });
  return computeMeanNdcg(scoredJobs, TIE_ORDERS);
}

/** Creates a corpus of the whole sample feed. */
function createSampleCorpus(): JobCorpus {
  const corpus = new JobCorpus();
  corpus.apply(
    createSampleJobs(GRADED_AT).map((job, number): MatchedJob => {
      return { ...toStoredPosting(job, SOURCE, RATES, GRADED_AT), number, change: 1, isOpen: true };
    }),
  );
  return corpus;
}

/** The orders of jobs with equal scores (ndcg.ts), deterministic. */
const TIE_ORDERS = Array.from({ length: TIE_ORDER_COUNT }, (_none, seed) => {
  const { next } = createSeededRandom(seed + 1);
  return JOBS.map(() => next());
});
