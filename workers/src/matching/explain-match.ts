import { type PostingSkill, type MatchExplanation, RANKER_VERSION } from '@trackrecord/contracts';
import { toCandidate } from './candidate.js';
import { groupAlternatives } from './corpus.js';
import { type MatchDependencies, loadProfile } from './match-jobs.js';
import { type WeightedCriterion, MatchScorer } from './match-score.js';

interface ExplainDependencies extends Pick<MatchDependencies, 'profiles' | 'rates' | 'loadCorpus'> {
  /** Returns the required and optional skills of a posting with their quotes. */
  readonly getPostingSkills: (jobId: string) => Promise<readonly PostingSkill[]>;
}

/** Explains how a job matches the current profile of a user. Returns null if the job or the profile does not exist. */
export async function explainForUser(
  uid: string,
  jobId: string,
  signal: AbortSignal,
  dependencies: ExplainDependencies,
): Promise<MatchExplanation | null> {
  const profile = await loadProfile(uid, dependencies.profiles);
  if (!profile) return null;
  const [{ index: corpus }, skills] = await Promise.all([
    dependencies.loadCorpus(signal),
    dependencies.getPostingSkills(jobId),
  ]);
  const scorer = await MatchScorer.prepare(toCandidate(profile, dependencies.rates), corpus, signal);
  return explainMatch(scorer, profile.revision, jobId, skills);
}

/** Explains a match by its criteria, with reasons and the met and missing skills. */
export function explainMatch(
  scorer: MatchScorer,
  profileRevision: number,
  jobId: string,
  postingSkills: readonly PostingSkill[],
): MatchExplanation | null {
  const { candidate, corpus } = scorer;
  const slot = corpus.getSlot(jobId);
  if (slot === undefined) return null;
  const criteria = scorer.scoreCriteria(slot);
  return {
    matchPercentage: scorer.computePercentage(slot),
    summary: summarize(criteria),
    parts: criteria.map(({ criterion, fit, weight, assessment: { why } }) => ({
      part: criterion,
      percentage: Math.round(100 * fit),
      weight,
      why,
    })),
    met: postingSkills.filter(({ name }) => candidate.skills.has(name)).map(toQuotedSkill),
    missing: findMissing(postingSkills, candidate.skills),
    revision: profileRevision,
    rankerVersion: RANKER_VERSION,
  };
}

const MAX_SUMMARIZED_STRENGTHS = 3;
const MAX_SUMMARIZED_WEAKNESSES = 2;

/** Summarises the first strengths and weaknesses in one sentence. */
function summarize(criteria: readonly WeightedCriterion[]): string {
  const assessments = criteria.map(({ assessment }) => assessment);
  const strengthNouns = assessments.flatMap((assessment) =>
    assessment.verdict === 'good' ? [assessment.strengthNoun] : [],
  );
  const weaknessClauses = assessments.flatMap((assessment) =>
    assessment.verdict === 'poor' ? [assessment.weaknessClause] : [],
  );
  const clauses = [
    formatFitClause(strengthNouns.slice(0, MAX_SUMMARIZED_STRENGTHS)),
    formatList(weaknessClauses.slice(0, MAX_SUMMARIZED_WEAKNESSES)),
  ].filter(Boolean);
  const sentence = clauses.join(', but ') || 'some of it fits and some does not';
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** Returns what fits as a clause: "the title and location fit". */
function formatFitClause(nouns: readonly string[]): string {
  if (nouns.length === 0) return '';
  const isPlural = nouns.length > 1 || nouns[0]?.endsWith('s') === true;
  return `the ${formatList(nouns)} ${isPlural ? 'fit' : 'fits'}`;
}

const formatList = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

const toQuotedSkill = ({ name, isExtra, quote }: PostingSkill) => ({ name, isExtra, quote });

/** Returns missing skills; unmet alternatives form one entry ("Kotlin or Java"). */
function findMissing(postingSkills: readonly PostingSkill[], skills: ReadonlySet<string>): MatchExplanation['missing'] {
  const skillsByName = new Map(postingSkills.map((skill) => [skill.name, skill]));
  return groupAlternatives(postingSkills)
    .filter(({ names }) => !names.some((name) => skills.has(name)))
    .map(({ names, isExtra }) => ({
      name: formatAlternatives(names).slice(0, MAX_ENTRY_NAME_LENGTH),
      isExtra,
      quote: skillsByName.get(names[0] ?? '')?.quote ?? '',
    }));
}

/** The maximum length of a name in the contract (`line`). */
const MAX_ENTRY_NAME_LENGTH = 200;
const formatAlternatives = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
