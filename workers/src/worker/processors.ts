import {
  type JobContext,
  type RecommendedRole,
  type RequestedWork,
  ROLE_MATCH,
  type WorkInput,
  type WorkResult,
} from '@trackrecord/contracts';
import type { AiWithFallback } from '../ai/ai-with-fallback.js';
import type { RulesAi } from '../ai/rules/rules-ai.js';

/** The user that the work is for, and its abort signal. */
export interface ProcessorContext {
  readonly uid: string;
  readonly signal: AbortSignal;
  /** The ids of the request that the work is for. */
  readonly jobContext?: JobContext;
}

/**
 * Processes one kind of requested work. Must be idempotent: only the first result is stored.
 * @throws {WorkFailedError}
 */
export type Processor<Kind extends RequestedWork> = (
  input: WorkInput<Kind>,
  context: ProcessorContext,
) => Promise<WorkResult<Kind>>;

/** The processor of each kind of requested work. */
export type Processors = { readonly [Kind in RequestedWork]: Processor<Kind> };

export interface ProcessorDependencies {
  readonly ai: AiWithFallback;
  /** Detects skills while the user types: fast, and without using the AI budget. */
  readonly rules: Pick<RulesAi, 'engine' | 'detectSkills' | 'findDoubtfulSkills'>;
  readonly transcribe: Processor<'transcribe'>;
  readonly explainMatch: Processor<'explain-match'>;
  readonly renderPastCv: Processor<'render-past-cv'>;
  readonly renderReport: Processor<'render-report'>;
  readonly readPosting: Processor<'read-posting'>;
}

/**
 * Clients take a role with the match of added ones for one that the user added, and say “added by you” (spec section 9).
 * A recommended role with the same match gets one percent more.
 */
const toComputedMatch = (role: RecommendedRole): RecommendedRole =>
  role.match === ROLE_MATCH.userAdded ? { ...role, match: role.match + 1 } : role;

export const createProcessors = ({
  ai,
  rules,
  transcribe,
  explainMatch,
  renderPastCv,
  renderReport,
  readPosting,
}: ProcessorDependencies): Processors => ({
  transcribe,
  'explain-match': explainMatch,
  'render-past-cv': renderPastCv,
  'render-report': renderReport,
  'read-posting': readPosting,
  enhance: ({ description, ...subject }, { uid, signal }) => ai.enhance(uid, description, subject, signal),
  'detect-skills': async ({ description }, { signal }) => ({
    engine: rules.engine,
    value: await rules.detectSkills(description, signal),
    doubtfulSkills: rules.findDoubtfulSkills(description),
  }),
  'suggest-skills': async ({ skills }, { uid, signal }) => {
    const { engine, value } = await ai.suggestSkills(uid, skills, signal);
    return { engine, value: [...value] };
  },
  'recommend-roles': async ({ profile }, { uid, signal }) => {
    const { engine, value } = await ai.recommendRoles(uid, profile, signal);
    return { engine, value: value.map(toComputedMatch) };
  },
  'enhance-roles': async ({ roles, skills }, { uid, signal }) => {
    const titles = roles.map(({ title }) => title);
    const { engine, value } = await ai.enhanceRoles(uid, titles, skills, signal);
    return { engine, value: [...value] };
  },
});
