import type {
  DescriptionContext,
  Engine,
  Enhancement,
  RecommendedRole,
  RoleProfile,
  SkillsByCategory,
} from '@trackrecord/contracts';
import type { AudioFormat } from '@trackrecord/platform';

/** A recording as it was uploaded, whole; `format` by its first bytes, never by what anybody claims. */
export interface Recording {
  readonly bytes: Buffer;
  readonly format: AudioFormat;
}

export type { AudioFormat };

/** Words heard in a recording; `rough` where many are wrong. */
export interface Heard {
  readonly text: string;
  readonly rough: boolean;
}

/**
 * What can be asked of an engine (design.md section 6). Each question can take long and stops when the signal aborts.
 * An engine that cannot answer throws {@link AiFailure}; it never answers with what it made up to please.
 */
export interface Ai {
  readonly engine: Engine;
  readonly enhance: (description: string, context: DescriptionContext, signal: AbortSignal) => Promise<Enhancement>;
  readonly detectSkills: (description: string, signal: AbortSignal) => Promise<SkillsByCategory>;
  /** Skills that go with those given, the best first; none of those given. */
  readonly suggestSkills: (skills: readonly string[], signal: AbortSignal) => Promise<readonly string[]>;
  /** Best match first. */
  readonly recommendRoles: (profile: RoleProfile, signal: AbortSignal) => Promise<readonly RecommendedRole[]>;
  /** The given roles in their order, each with match, description and required skills. */
  readonly enhanceRoles: (
    titles: readonly string[],
    skills: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly RecommendedRole[]>;
}

/** What can turn a recording into words. @throws {AiFailure} */
export interface Recogniser {
  readonly engine: Engine;
  readonly transcribe: (recording: Recording, signal: AbortSignal) => Promise<Heard>;
}

/** Why an engine did not answer; the message names no text of anybody. */
export type AiFailureKind =
  | 'unavailable'
  | 'refused'
  | 'cut-short'
  | 'garbage'
  | 'untrue'
  | 'timeout'
  | 'over-budget'
  | 'overloaded';

/** An engine did not answer. */
export class AiFailure extends Error {
  override readonly name = 'AiFailure';

  constructor(
    readonly kind: AiFailureKind,
    message: string = kind,
  ) {
    super(message);
  }
}
