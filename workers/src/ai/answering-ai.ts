import type { Engine } from '@trackrecord/contracts';
import { type Ai, AiFailure } from './ai.js';
import type { Budget } from './budget.js';
import type { FailureNotes } from './failure-notes.js';
import { leftWhereUntrue, refusedWhereUntrue, type TruthGuard } from './truth-guarded.js';

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

/** The questions of {@link Ai}, asked for a person by uid. Each ends with an answer unless the signal aborts. */
export type AnsweringAi = {
  readonly [Question in Exclude<keyof Ai, 'engine'>]: (
    uid: string,
    ...asked: Parameters<Ai[Question]>
  ) => Promise<Answer<Awaited<ReturnType<Ai[Question]>>>>;
};

/**
 * Has the configured engine answer within its budget, and our rules where it does not (design.md section 6). An
 * enhancement that states what the description does not is given to nobody, whoever made it.
 * @throws {AiFailure} `timeout` where the signal aborted.
 */
export function answering({ ai, fallback, budget, truth, failures }: AnsweringParts): AnsweringAi {
  const configured = ai && refusedWhereUntrue(ai, truth);
  const rules = leftWhereUntrue(fallback, truth);

  async function answer<Value>(
    uid: string,
    question: string,
    signal: AbortSignal,
    ask: (engine: Ai) => Promise<Value>,
  ): Promise<Answer<Value>> {
    if (configured) {
      try {
        await budget.spend(uid);
        return { engine: configured.engine, value: await ask(configured) };
      } catch (failure) {
        failures.note(question, failure);
      }
    }
    if (signal.aborted) throw new AiFailure('timeout', 'no time is left to answer');
    return { engine: rules.engine, value: await ask(rules) };
  }

  return {
    enhance: (uid, description, context, signal) =>
      answer(uid, 'enhance', signal, (engine) => engine.enhance(description, context, signal)),
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
