import type { MatchExplanation, ScoredCriterion } from '@trackrecord/contracts';
import { isRecord } from '../../shared/is-record';
import { hasStrings, asNumber, parseList } from '../../shared/api/response-fields';
import { CRITERION_LABELS } from '../../shared/jobs/format-job';
import { readJob } from '../../shared/jobs/listed-job';
import type { ListedJob } from '../../shared/jobs/listed-job';

export type CriterionView = Omit<ScoredCriterion, 'weight'>;

interface MatchView extends Pick<MatchExplanation, 'matchPercentage' | 'summary'> {
  readonly parts: readonly CriterionView[];
  readonly met: readonly QuotedSkill[];
  readonly missing: readonly QuotedSkill[];
}
export type QuotedSkill = MatchExplanation['met'][number];

/** A job with its match explanation; `no-profile` or `not-ready` (not computed in time) if there is none. */
export interface ExplainedJob {
  readonly job: ListedJob;
  readonly match: MatchView | 'no-profile' | 'not-ready';
}

const isCriterion = (name: unknown): name is ScoredCriterion['part'] =>
  typeof name === 'string' && Object.hasOwn(CRITERION_LABELS, name);

function readCriterion(value: unknown): CriterionView | undefined {
  if (!isRecord(value) || !hasStrings(value, ['why']) || !isCriterion(value.part)) return undefined;
  const percentage = asNumber(value.percentage);
  return percentage === undefined ? undefined : { part: value.part, percentage, why: value.why };
}

function readSkill(value: unknown): QuotedSkill | undefined {
  if (!isRecord(value) || !hasStrings(value, ['name', 'quote'])) return undefined;
  return { name: value.name, quote: value.quote, isExtra: value.isExtra === true };
}

/** Returns undefined for an invalid match. */
export function readMatch(value: unknown): MatchView | undefined {
  if (!isRecord(value) || !hasStrings(value, ['summary'])) return undefined;
  const matchPercentage = asNumber(value.matchPercentage);
  const parts = parseList(value.parts, readCriterion);
  const met = parseList(value.met, readSkill);
  const missing = parseList(value.missing, readSkill);
  if (matchPercentage === undefined || !parts || !met || !missing) return undefined;
  return { matchPercentage, summary: value.summary, parts, met, missing };
}

/** Returns `gone` if the response has no job, undefined if it is invalid. */
export function readExplainedJob(response: unknown): ExplainedJob | 'gone' | undefined {
  if (!isRecord(response) || response.success !== true || !isRecord(response.data)) return undefined;
  const { data } = response;
  if (!('job' in data)) return 'gone';
  const job = readJob(data.job);
  return job && { job, match: data.noMatch === 'no-profile' ? 'no-profile' : (readMatch(data.match) ?? 'not-ready') };
}
