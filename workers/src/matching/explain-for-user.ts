import type { PostingSkill, MatchExplanation } from '@trackrecord/contracts';
import { toCandidate } from './candidate.js';
import { explainMatch } from './explain-match.js';
import { type MatchDependencies, loadProfile } from './match-jobs.js';

interface ExplainDependencies extends Pick<MatchDependencies, 'profiles' | 'rates' | 'corpus'> {
  /** Returns the required skills of a posting with their quotes. */
  readonly askedSkills: (jobId: string) => Promise<readonly PostingSkill[]>;
}

/** Explains how a job matches the current profile of a user. Returns null if the job or the profile does not exist. */
export async function explainForUser(
  uid: string,
  jobId: string,
  signal: AbortSignal,
  deps: ExplainDependencies,
): Promise<MatchExplanation | null> {
  const profile = await loadProfile(uid, deps.profiles);
  if (!profile) return null;
  const [{ made: corpus }, skills] = await Promise.all([deps.corpus(signal), deps.askedSkills(jobId)]);
  return explainMatch(toCandidate(profile, deps.rates), profile.revision, corpus, jobId, skills);
}
