import type { MatchedJob } from '../corpus.js';
import { JobCorpus } from '../corpus.js';
import { candidateOf } from '../candidate.js';
import { recordId } from '../../feeds/ingestion/record-id.js';
import { toStoredPosting } from '../../feeds/ingestion/to-stored-posting.js';
import { sampleJobs } from '../../feeds/sample/sample-jobs.js';
import { seededRandom } from '../../feeds/sample/seeded-random.js';
import { GRADES } from './grades.js';
import { JOBS } from './jobs.js';
import { meanNdcg } from './ndcg.js';
import { PROFILES } from './profiles/profiles.js';
import { type Scorer, SCORERS } from './scorers.js';

/** When the postings were graded. */
const GRADED = new Date('2026-11-20T12:00:00Z');
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
const SHUFFLES = 50;

/** How good each ranking is for these people: nDCG@10 over the 50 graded jobs, the mean of all of them. */
export function rankingQuality(people: readonly string[]): Readonly<Record<keyof typeof SCORERS, number>> {
  const corpus = sampleCorpus();
  const quality = (scorer: Scorer) => {
    const each = people.map((uid) => ndcgOf(uid, scorer, corpus));
    return each.reduce((sum, value) => sum + value, 0) / each.length;
  };
  const { ours, bm25, skills, random } = SCORERS;
  return { ours: quality(ours), bm25: quality(bm25), skills: quality(skills), random: quality(random) };
}

/** How good a ranking is for one person. */
export function ndcgOf(uid: string, scorer: Scorer, corpus: JobCorpus): number {
  const profile = PROFILES.find(({ userId }) => userId === uid);
  if (!profile) throw new Error(`There is nobody called ${uid} in the golden set`);
  const score = scorer(candidateOf(profile, RATES), corpus);
  const grades = GRADES.get(uid) ?? [];
  const scored = JOBS.map(({ id }, at) => {
    const place = corpus.placeOf(recordId(SOURCE.id, id));
    if (place === undefined) throw new Error(`${id} is not in the sample feed`);
    return { score: score(place), grade: grades[at] ?? 0 };
  });
  return meanNdcg(scored, SHUFFLED);
}

/** The whole sample feed as the ranker holds it. */
export function sampleCorpus(): JobCorpus {
  const corpus = new JobCorpus();
  corpus.take(
    sampleJobs(GRADED).map((job, number): MatchedJob => {
      return { ...toStoredPosting(job, SOURCE, RATES, GRADED), number, change: 1, isOpen: true };
    }),
  );
  return corpus;
}

/** The same orders at every run. */
const SHUFFLED = Array.from({ length: SHUFFLES }, (_none, seed) => {
  const { next } = seededRandom(seed + 1);
  return JOBS.map(() => next());
});
