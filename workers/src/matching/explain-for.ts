import type { AskedSkill, MatchExplanation } from '@trackrecord/contracts';
import { candidateOf } from './candidate.js';
import { explainMatch } from './explain-match.js';
import { type MatchParts, newestProfile } from './match-jobs.js';

interface ExplainParts extends Pick<MatchParts, 'profiles' | 'rates' | 'corpus'> {
  /** The skills a posting asks for, with where they stand. */
  readonly askedSkills: (jobId: string) => Promise<readonly AskedSkill[]>;
}

/** Why a job matches somebody's profile as it is now; nothing where there is no such job or profile. */
export async function explainFor(
  uid: string,
  jobId: string,
  signal: AbortSignal,
  parts: ExplainParts,
): Promise<MatchExplanation | null> {
  const profile = await newestProfile(uid, parts.profiles);
  if (!profile) return null;
  const [{ made: corpus }, asked] = await Promise.all([parts.corpus(signal), parts.askedSkills(jobId)]);
  return explainMatch(candidateOf(profile, parts.rates), profile.revision, corpus, jobId, asked);
}
