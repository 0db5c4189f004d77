import type {
  DescriptionContext,
  Engine,
  Enhancement,
  RecommendedRole,
  RoleProfile,
  SkillsByCategory,
} from '@trackrecord/contracts';
import { type Ai, AiFailure } from './ai.js';
import type { Budget } from './budget.js';
import type { FailureNotes } from './failure-notes.js';
import { guarded, type TruthGuard } from './truth-guarded.js';

/** An answer, and who really gave it. */
export interface Answer<Value> {
  readonly engine: Engine;
  readonly value: Value;
}

/** What answers are put together from. */
export interface AnsweringParts {
  /** The configured engine, if there is one. */
  readonly ai: Ai | undefined;
  /** Our own rules, which answer whenever the configured engine does not. */
  readonly fallback: Ai;
  readonly budget: Budget;
  /** What a text states that the text it was made from does not. */
  readonly truth: TruthGuard;
  readonly failures: FailureNotes;
}

/** The questions of {@link Ai}, asked for a person. Each ends with an answer unless the signal aborts. */
export interface AnsweringAi {
  readonly enhance: (
    uid: string,
    description: string,
    context: DescriptionContext,
    signal: AbortSignal,
  ) => Promise<Answer<Enhancement>>;
  readonly detectSkills: (uid: string, description: string, signal: AbortSignal) => Promise<Answer<SkillsByCategory>>;
  readonly suggestSkills: (
    uid: string,
    skills: readonly string[],
    signal: AbortSignal,
  ) => Promise<Answer<readonly string[]>>;
  readonly recommendRoles: (
    uid: string,
    profile: RoleProfile,
    signal: AbortSignal,
  ) => Promise<Answer<readonly RecommendedRole[]>>;
  readonly enhanceRoles: (
    uid: string,
    titles: readonly string[],
    skills: readonly string[],
    signal: AbortSignal,
  ) => Promise<Answer<readonly RecommendedRole[]>>;
}

/**
 * Has the configured engine answer within its budget, and our rules where it does not (design.md section 6). An
 * enhancement that states what the description does not is not given to anybody, whoever made it.
 * @throws {AiFailure} `timeout` where the signal aborted.
 */
export function answering({ ai, fallback, budget, truth, failures }: AnsweringParts): AnsweringAi {
  async function answer<Value>(
    uid: string,
    question: string,
    signal: AbortSignal,
    ask: (engine: Ai) => Promise<Value>,
  ): Promise<Answer<Value>> {
    if (ai) {
      try {
        await budget.spend(uid);
        return { engine: ai.engine, value: await ask(ai) };
      } catch (failure) {
        failures.note(question, failure);
      }
    }
    if (signal.aborted) throw new AiFailure('timeout', 'no time is left to answer');
    return { engine: fallback.engine, value: await ask(fallback) };
  }

  const ruled = guarded(fallback, truth);
  return {
    enhance: (uid, description, context, signal) =>
      answer(uid, 'enhance', signal, (engine) =>
        engine === fallback
          ? ruled.enhance(description, context, signal)
          : onlyTrue(engine.enhance(description, context, signal)),
      ),
    detectSkills: (uid, description, signal) =>
      answer(uid, 'detect-skills', signal, (engine) => engine.detectSkills(description, signal)),
    suggestSkills: (uid, skills, signal) =>
      answer(uid, 'suggest-skills', signal, (engine) => engine.suggestSkills(skills, signal)),
    recommendRoles: (uid, profile, signal) =>
      answer(uid, 'recommend-roles', signal, (engine) => engine.recommendRoles(profile, signal)),
    enhanceRoles: (uid, titles, skills, signal) =>
      answer(uid, 'enhance-roles', signal, (engine) => engine.enhanceRoles(titles, skills, signal)),
  };
}
