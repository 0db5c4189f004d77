import type { MatchExplanation, PartOfMatch } from '@trackrecord/contracts';
import { isRecord } from '../../shared/api/is-record';
import { hasTexts, numberOf, readAll } from '../../shared/api/read-answer';
import { PART_WORDS } from './job-words';
import { readJob } from './listed-job';
import type { ListedJob } from './listed-job';

/** A part of a match as it is shown. */
export type ShownPart = Omit<PartOfMatch, 'weight'>;

/** Why a job fits, as it is shown. */
export interface ShownMatch extends Pick<MatchExplanation, 'matchPercentage' | 'summary'> {
  readonly parts: readonly ShownPart[];
  readonly met: readonly QuotedSkill[];
  readonly missing: readonly QuotedSkill[];
}
export type QuotedSkill = MatchExplanation['met'][number];

/** A job, and why it fits; or why nobody can say: there is no profile, or it could not be worked out in time. */
export interface ExplainedJob {
  readonly job: ListedJob;
  readonly match: ShownMatch | 'no-profile' | 'not-ready';
}

const isPart = (name: unknown): name is PartOfMatch['part'] =>
  typeof name === 'string' && Object.hasOwn(PART_WORDS, name);

function readPart(sent: unknown): ShownPart | undefined {
  if (!isRecord(sent) || !hasTexts(sent, ['why']) || !isPart(sent.part)) return undefined;
  const percentage = numberOf(sent.percentage);
  return percentage === undefined ? undefined : { part: sent.part, percentage, why: sent.why };
}

function readSkill(sent: unknown): QuotedSkill | undefined {
  if (!isRecord(sent) || !hasTexts(sent, ['name', 'quote'])) return undefined;
  return { name: sent.name, quote: sent.quote, isExtra: sent.isExtra === true };
}

/** Reads why a job fits; undefined where nobody can read it. */
export function readMatch(sent: unknown): ShownMatch | undefined {
  if (!isRecord(sent) || !hasTexts(sent, ['summary'])) return undefined;
  const matchPercentage = numberOf(sent.matchPercentage);
  const parts = readAll(sent.parts, readPart);
  const met = readAll(sent.met, readSkill);
  const missing = readAll(sent.missing, readSkill);
  if (matchPercentage === undefined || !parts || !met || !missing) return undefined;
  return { matchPercentage, summary: sent.summary, parts, met, missing };
}

/** Reads the job of an answer: `gone` where it tells of none, undefined where nobody can read it. */
export function readExplainedJob(answer: unknown): ExplainedJob | 'gone' | undefined {
  if (!isRecord(answer) || answer.success !== true || !isRecord(answer.data)) return undefined;
  const { data } = answer;
  if (!('job' in data)) return 'gone';
  const job = readJob(data.job);
  return job && { job, match: data.noMatch === 'no-profile' ? 'no-profile' : (readMatch(data.match) ?? 'not-ready') };
}
