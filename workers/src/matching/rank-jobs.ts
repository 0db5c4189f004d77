import { RECOMMENDATION_LIMITS } from '@trackrecord/contracts';
import { TimeSlices } from '@trackrecord/platform';
import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import type { JobColumns } from './job-columns.js';
import { MatchScorer } from './match-score.js';

interface Match {
  readonly slot: number;
  readonly match: number;
}

/** Job numbers, best first, with their match percentages. */
export interface RankedJobs {
  readonly numbers: readonly number[];
  readonly percentages: readonly number[];
}

/** Max. slots ranked between yields; fewer if they take long, because new titles take a millisecond. */
const MAX_SLOTS_PER_SLICE = 50;
/** The number of slots whose texts are scored together. */
const BATCH_SIZE = 500;

/**
 * Ranks the current jobs for a candidate by match, then newest, then id. Skips jobs that expired before the newest was
 * posted.
 * @throws the reason of the signal if it aborts.
 */
export async function rankJobs(candidate: Candidate, corpus: JobCorpus, signal: AbortSignal): Promise<RankedJobs> {
  const matches = await scoreJobs(candidate, corpus, signal);
  const goodMatches = matches.filter(({ match }) => match >= RECOMMENDATION_LIMITS.minMatch);
  const [pool, limit] =
    goodMatches.length < RECOMMENDATION_LIMITS.minCount
      ? [matches, RECOMMENDATION_LIMITS.minCount]
      : [goodMatches, RECOMMENDATION_LIMITS.maxCount];
  const { columns } = corpus;
  const bestMatches = pool
    .sort((left, right) => right.match - left.match || compareNewestFirst(left.slot, right.slot, columns))
    .slice(0, limit);
  return {
    numbers: bestMatches.map(({ slot }) => columns.number.at(slot)),
    percentages: bestMatches.map(({ match }) => match),
  };
}

async function scoreJobs(candidate: Candidate, corpus: JobCorpus, signal: AbortSignal): Promise<Match[]> {
  const { slotCount, newestPostedAtMs, columns } = corpus;
  const scorer = new MatchScorer(candidate, corpus, BATCH_SIZE);
  const matches: Match[] = [];
  const slices = new TimeSlices();
  for (let slot = 0; slot < slotCount; slot += 1) {
    if (slot % MAX_SLOTS_PER_SLICE === 0 || slices.isOver) {
      await slices.next();
      signal.throwIfAborted();
    }
    if (columns.isOpen.at(slot) === 0 || columns.expiresAt.at(slot) <= newestPostedAtMs) continue;
    const match = scorer.match(slot);
    if (match > 0) matches.push({ slot, match });
  }
  return matches;
}

function compareNewestFirst(left: number, right: number, { postedAt, jobId }: JobColumns): number {
  return postedAt.at(right) - postedAt.at(left) || ((jobId[left] ?? '') < (jobId[right] ?? '') ? -1 : 1);
}
