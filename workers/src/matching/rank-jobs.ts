import { RECOMMENDED } from '@trackrecord/contracts';
import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
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

/** The jobs that match a candidate, best first, then newest, then by id (design.md section 4). */
export function rankJobs(candidate: Candidate, corpus: JobCorpus): RankedJobs {
  const ranker = new Ranker(candidate, corpus);
  const matches: Match[] = [];
  for (let place = 0; place < corpus.places; place += 1) {
    if (corpus.at(place) === undefined) continue;
    const match = ranker.match(place);
    if (match > 0) matches.push({ place, match });
  }
  const good = matches.filter(({ match }) => match >= RECOMMENDED.leastMatch);
  const [from, most] = good.length < RECOMMENDED.least ? [matches, RECOMMENDED.least] : [good, RECOMMENDED.most];
  const best = from
    .sort((one, other) => other.match - one.match || newerFirst(corpus, one.place, other.place))
    .slice(0, most);
  return {
    numbers: best.map(({ place }) => corpus.at(place)?.number ?? 0),
    percentages: best.map(({ match }) => match),
  };
}

function newerFirst(corpus: JobCorpus, place: number, otherPlace: number): number {
  const one = corpus.at(place);
  const other = corpus.at(otherPlace);
  if (!one || !other) return 0;
  if (one.postedAt !== other.postedAt) return one.postedAt > other.postedAt ? -1 : 1;
  return one.jobId < other.jobId ? -1 : 1;
}
