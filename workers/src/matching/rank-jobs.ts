import { RECOMMENDED } from '@trackrecord/contracts';
import { TimeSlices } from '@trackrecord/platform';
import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import type { JobColumns } from './job-columns.js';
import { Ranker } from './ranker.js';

interface Match {
  readonly place: number;
  readonly match: number;
}

/** Jobs by their numbers, best first, and how well each matches. */
export interface RankedJobs {
  readonly numbers: readonly number[];
  readonly percentages: readonly number[];
}

/** So many places are ranked before others get their turn, or fewer where they take long: new titles take a millisecond. */
const BETWEEN_TURNS = 50;
/** The texts of so many are compared at once. */
const AT_ONCE = 500;

/**
 * The jobs that match a candidate, best first, then newest, then by id (design.md section 4); of the jobs there were when
 * it began, without those that had expired when the newest was posted.
 * @throws whatever the signal says when it ends that.
 */
export async function rankJobs(candidate: Candidate, corpus: JobCorpus, signal: AbortSignal): Promise<RankedJobs> {
  const matches = await matchesOf(candidate, corpus, signal);
  const good = matches.filter(({ match }) => match >= RECOMMENDED.leastMatch);
  const [from, most] = good.length < RECOMMENDED.least ? [matches, RECOMMENDED.least] : [good, RECOMMENDED.most];
  const { columns } = corpus;
  const best = from
    .sort((one, other) => other.match - one.match || newerFirst(one.place, other.place, columns))
    .slice(0, most);
  return { numbers: best.map(({ place }) => columns.number.at(place)), percentages: best.map(({ match }) => match) };
}

async function matchesOf(candidate: Candidate, corpus: JobCorpus, signal: AbortSignal): Promise<Match[]> {
  const { places, now, columns } = corpus;
  const ranker = new Ranker(candidate, corpus, AT_ONCE);
  const matches: Match[] = [];
  const slices = new TimeSlices();
  for (let place = 0; place < places; place += 1) {
    if (place % BETWEEN_TURNS === 0 || slices.isOver) {
      await slices.next();
      signal.throwIfAborted();
    }
    if (columns.isOpen.at(place) === 0 || columns.expiresAt.at(place) <= now) continue;
    const match = ranker.match(place);
    if (match > 0) matches.push({ place, match });
  }
  return matches;
}

function newerFirst(one: number, other: number, { postedAt, jobId }: JobColumns): number {
  return postedAt.at(other) - postedAt.at(one) || ((jobId[one] ?? '') < (jobId[other] ?? '') ? -1 : 1);
}
