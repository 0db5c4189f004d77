import type {
  DescriptionContext,
  Engine,
  Enhancement,
  RecommendedRole,
  RoleProfile,
  SkillsByCategory,
} from '@trackrecord/contracts';
import type { AudioFormat } from '@trackrecord/platform';

/** An uploaded recording; `format` is detected from its first bytes, not from what the client declares. */
export interface Recording {
  readonly bytes: Buffer;
  readonly format: AudioFormat;
}

export type { AudioFormat };

/** The transcript of a recording; `rough` if many words are expected to be wrong. */
export interface Transcript {
  readonly text: string;
  readonly rough: boolean;
}

/** What a description is about. The title of the job or project is the user's, like the description. */
export interface DescriptionSubject {
  readonly context: DescriptionContext;
  readonly title?: string | undefined;
}

/**
 * The operations of an AI engine. Each may take long and stops when the signal aborts. Throws {@link AiError} on
 * failure, rather than invent a result.
 */
export interface Ai {
  readonly engine: Engine;
  readonly enhance: (description: string, subject: DescriptionSubject, signal: AbortSignal) => Promise<Enhancement>;
  readonly detectSkills: (description: string, signal: AbortSignal) => Promise<SkillsByCategory>;
  /** Returns other skills that go with the given ones, best first. */
  readonly suggestSkills: (skills: readonly string[], signal: AbortSignal) => Promise<readonly string[]>;
  /** Returns roles, best match first. */
  readonly recommendRoles: (profile: RoleProfile, signal: AbortSignal) => Promise<readonly RecommendedRole[]>;
  /** Returns the given roles in order, each with match, description and required skills. */
  readonly enhanceRoles: (
    titles: readonly string[],
    skills: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly RecommendedRole[]>;
}

/** A speech recognition engine. @throws {AiError} */
export interface Transcriber {
  readonly engine: Engine;
  /** `vocabulary` are words that may be spoken, the likeliest first. */
  readonly transcribe: (
    recording: Recording,
    signal: AbortSignal,
    vocabulary?: readonly string[],
  ) => Promise<Transcript>;
}

/** The tokens of one response of a model; estimated if its server does not report them. */
export interface TokenUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly isEstimated: boolean;
}

/** Receives the tokens of each response. */
export type OnUsage = (usage: TokenUsage) => void;

/** Why an engine failed. `untrue`: an enhancement has unsupported claims. The values are labels of a metric. */
export type AiErrorKind =
  | 'unavailable'
  | 'refused'
  | 'cut-short'
  | 'garbage'
  | 'untrue'
  | 'timeout'
  | 'over-budget'
  | 'overloaded';

/** What a failure says about the server: it answers, it fails or times out, or it cannot be reached. */
export type ServerHealth = 'up' | 'failing' | 'down';

/** Failures of an answer, which the server gave. */
const ANSWERED: ReadonlySet<AiErrorKind> = new Set(['refused', 'cut-short', 'garbage', 'untrue', 'overloaded']);

/** Thrown when an engine fails. The message must not contain user text. */
export class AiError extends Error {
  override readonly name = 'AiError';

  constructor(
    readonly kind: AiErrorKind,
    message: string = kind,
    /** Undefined if the failure says nothing about the server. */
    readonly serverHealth: ServerHealth | undefined = ANSWERED.has(kind) ? 'up' : undefined,
  ) {
    super(message);
  }
}
