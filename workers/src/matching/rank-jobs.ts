import { getMatchLevel, type MatchReasons, MAX_RECOMMENDED_COUNT } from '@trackrecord/contracts';
import { TimeSlices } from '@trackrecord/platform';
import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import type { JobColumns } from './job-columns.js';
import { MatchScorer } from './match-score.js';

interface Match {
  readonly slot: number;
  readonly percentage: number;
}

/** The sequential numbers of jobs (storedJob), best first, with their match percentages and the reasons. */
export interface RankedJobs {
  readonly jobNumbers: readonly number[];
  readonly percentages: readonly number[];
  readonly reasons: readonly MatchReasons[];
}

/**
 * At most this many slots are ranked before yielding to the event loop. A slice can end earlier, because ranking a job
 * takes 1 ms if the roles similar to its title are not cached.
 */
const MAX_SLOTS_PER_SLICE = 50;
/** The number of slots whose texts are scored together. */
const BATCH_SIZE = 500;

/**
 * Ranks the open jobs for a candidate by match, then newest, then id. Skips unrelated jobs, and those that expired before
 * the newest job was posted.
 * @throws the reason of the signal if it aborts.
 */
export async function rankJobs(candidate: Candidate, corpus: JobCorpus, signal: AbortSignal): Promise<RankedJobs> {
  const { matches, scorer } = await scoreJobs(candidate, corpus, signal);
  const { columns } = corpus;
  const bestMatches = matches
    .sort((left, right) => right.percentage - left.percentage || compareNewestFirst(left.slot, right.slot, columns))
    .slice(0, MAX_RECOMMENDED_COUNT);
  return {
    jobNumbers: bestMatches.map(({ slot }) => columns.jobNumber.at(slot)),
    percentages: bestMatches.map(({ percentage }) => percentage),
    reasons: await collectReasons(scorer, bestMatches, signal),
  };
}

async function collectReasons(
  scorer: MatchScorer,
  matches: readonly Match[],
  signal: AbortSignal,
): Promise<MatchReasons[]> {
  const reasons: MatchReasons[] = [];
  const slices = new TimeSlices();
  for (const { slot } of matches) {
    if (slices.isOver) {
      await slices.next();
      signal.throwIfAborted();
    }
    reasons.push(scorer.getReasons(slot));
  }
  return reasons;
}

async function scoreJobs(
  candidate: Candidate,
  corpus: JobCorpus,
  signal: AbortSignal,
): Promise<{ readonly matches: Match[]; readonly scorer: MatchScorer }> {
  const { slotCount, newestPostedAtMs, columns } = corpus;
  const scorer = await MatchScorer.prepare(candidate, corpus, signal, BATCH_SIZE);
  const matches: Match[] = [];
  const slices = new TimeSlices();
  for (let slot = 0; slot < slotCount; slot += 1) {
    if (slot % MAX_SLOTS_PER_SLICE === 0 || slices.isOver) {
      await slices.next();
      signal.throwIfAborted();
    }
    if (columns.isOpen.at(slot) === 0 || columns.expiresAt.at(slot) <= newestPostedAtMs) continue;
    const percentage = scorer.computePercentage(slot);
    if (getMatchLevel(percentage) !== undefined) matches.push({ slot, percentage });
  }
  return { matches, scorer };
}

function compareNewestFirst(leftSlot: number, rightSlot: number, { postedAt, jobId }: JobColumns): number {
  return (
    postedAt.at(rightSlot) - postedAt.at(leftSlot) || ((jobId[leftSlot] ?? '') < (jobId[rightSlot] ?? '') ? -1 : 1)
  );
}
