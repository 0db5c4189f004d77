import { type Profile, type ProfileEvent, type Ranking, relayedJob } from '@trackrecord/contracts';
import { toProfile, type ProfileState } from '@trackrecord/domain';
import { type DerivedDocuments, packedNumbers, type PastStates } from '@trackrecord/platform';
import type { DollarRates } from '../feeds/ingestion/dollars.js';
import { unlessErased } from '../worker/unless-erased.js';
import { candidateOf } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import { rankJobs } from './rank-jobs.js';

/** What matching needs. */
export interface MatchParts {
  readonly profiles: Pick<PastStates<ProfileState, ProfileEvent>, 'newest' | 'newestRevision'>;
  readonly rankings: Pick<DerivedDocuments<Ranking>, 'has' | 'keep'>;
  readonly rates: DollarRates;
  /** All open jobs as they are at this moment, and their newest change. */
  readonly corpus: (signal: AbortSignal) => Promise<{ readonly made: JobCorpus; readonly seen: number }>;
}

/**
 * Ranks all jobs for a person by their profile as it is now, unless that is done, and keeps the ranking (design.md
 * section 6). Nobody who is gone, and nobody without a profile, has one.
 */
export async function matchJobs(data: unknown, signal: AbortSignal, parts: MatchParts): Promise<void> {
  const { uid } = relayedJob.parse(data);
  const { profiles, rankings, rates } = parts;
  const { made: corpus, seen } = await parts.corpus(signal);
  const edition = Math.max(0, seen);
  // Not the revision of the job: a newer one may have been folded into it while it waited.
  const newest = await profiles.newestRevision(uid);
  if (newest === undefined || (await rankings.has(uid, newest, edition))) return;
  const found = await newestProfile(uid, profiles);
  if (!found) return;
  const { numbers, percentages } = await rankJobs(candidateOf(found, rates), corpus, signal);
  const value = { numbers: packedNumbers(numbers), percentages: packedNumbers(percentages) };
  await rankings.keep(uid, { revision: found.revision, edition, value }).catch(unlessErased);
}

/** The profile of somebody as it is now; nothing of somebody who is gone or has none. */
export async function newestProfile(uid: string, profiles: MatchParts['profiles']): Promise<Profile | undefined> {
  const past = await profiles.newest(uid).catch(unlessErased);
  return past && toProfile(uid, past.state, past.revision, past.at);
}
