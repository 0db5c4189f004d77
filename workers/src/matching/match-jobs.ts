import { encodeReasons, type Profile, type ProfileEvent, type Ranking, relayedJob } from '@trackrecord/contracts';
import { toProfile, type ProfileState } from '@trackrecord/domain';
import { type DerivedDocuments, packNumbers, type StateHistory } from '@trackrecord/platform';
import type { DollarRates } from '../feeds/ingestion/dollars.js';
import { ignoreErasedAccount } from '../worker/ignore-erased-account.js';
import { toCandidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import { rankJobs } from './rank-jobs.js';

export interface MatchDependencies {
  readonly profiles: Pick<StateHistory<ProfileState, ProfileEvent>, 'readLatest' | 'readLatestRevision'>;
  readonly rankings: Pick<DerivedDocuments<Ranking>, 'has' | 'store'>;
  readonly rates: DollarRates;
  /** Returns all open jobs, and as `version` their newest change number. */
  readonly loadCorpus: (signal: AbortSignal) => Promise<{ readonly index: JobCorpus; readonly version: number }>;
}

/**
 * Ranks all jobs for the current profile of a user and stores the ranking, unless it is up to date. Erased users and
 * users without a profile have none.
 */
export async function matchJobs(data: unknown, signal: AbortSignal, dependencies: MatchDependencies): Promise<void> {
  const { uid } = relayedJob.parse(data);
  const { profiles, rankings, rates } = dependencies;
  const { index: corpus, version } = await dependencies.loadCorpus(signal);
  // The edition of a ranking is the change number of the jobs that were ranked.
  const edition = Math.max(0, version);
  // The revision in the data of this job is not used: the job may have been merged with that of a newer revision.
  const newestRevision = await profiles.readLatestRevision(uid);
  if (newestRevision === undefined || (await rankings.has(uid, newestRevision, edition))) return;
  const profile = await loadProfile(uid, profiles);
  if (!profile) return;
  const { jobNumbers, percentages, reasons } = await rankJobs(toCandidate(profile, rates), corpus, signal);
  const { codes, locations } = encodeReasons(reasons);
  const value = {
    numbers: packNumbers(jobNumbers),
    percentages: packNumbers(percentages),
    reasons: { codes: packNumbers(codes), locations: [...locations] },
  };
  await rankings.store(uid, { revision: profile.revision, edition, value }).catch(ignoreErasedAccount);
}

/** Returns the current profile of a user, or undefined if there is none. */
export async function loadProfile(uid: string, profiles: MatchDependencies['profiles']): Promise<Profile | undefined> {
  const state = await profiles.readLatest(uid).catch(ignoreErasedAccount);
  return state && toProfile(uid, state.state, state.revision, state.at);
}
