import type { Engine } from '@trackrecord/contracts';
import { type Ai, AiError } from './ai.js';
import type { Budget } from './budget.js';
import type { FailureReporter } from './failure-reporter.js';
import type { findUnsupportedClaims } from './truth/find-unsupported-claims.js';

/** A result with the engine that produced it. */
export interface EngineResult<Value> {
  readonly engine: Engine;
  readonly value: Value;
}

export interface AiWithFallbackDependencies {
  /** The configured model, if any. */
  readonly ai: Ai | undefined;
  /** The rule engine, used whenever the model fails. */
  readonly fallback: Ai;
  readonly budget: Budget;
  readonly findUnsupportedClaims: FindUnsupportedClaims;
  readonly failureReporter: FailureReporter;
}

/** The operations of {@link Ai} on behalf of a user. Each succeeds unless the signal aborts. */
export type AiWithFallback = {
  readonly [Operation in Exclude<keyof Ai, 'engine'>]: (
    uid: string,
    ...args: Parameters<Ai[Operation]>
  ) => Promise<EngineResult<Awaited<ReturnType<Ai[Operation]>>>>;
};

/**
 * Creates an AI that uses the configured model within its budget and falls back to the rule engine. Never returns an
 * enhancement with unsupported claims, whichever engine produced it.
 * @throws {AiError} `timeout` if the signal aborts.
 */
export function createAiWithFallback({
  ai,
  fallback,
  budget,
  findUnsupportedClaims,
  failureReporter,
}: AiWithFallbackDependencies): AiWithFallback {
  const guardedAi = ai && rejectUnsupportedClaims(ai, findUnsupportedClaims);
  const guardedFallback = keepOriginalOnUnsupportedClaims(fallback, findUnsupportedClaims);

  async function run<Value>(
    uid: string,
    operation: string,
    signal: AbortSignal,
    call: (engine: Ai) => Promise<Value>,
  ): Promise<EngineResult<Value>> {
    if (guardedAi) {
      try {
        await budget.spend(uid);
        return { engine: guardedAi.engine, value: await call(guardedAi) };
      } catch (error) {
        failureReporter.report(operation, error);
      }
    }
    if (signal.aborted) throw new AiError('timeout', 'no time left for the fallback');
    return { engine: guardedFallback.engine, value: await call(guardedFallback) };
  }

  return {
    enhance: (uid, description, context, signal) =>
      run(uid, 'enhance', signal, (engine) => engine.enhance(description, context, signal)),
    detectSkills: (uid, description, signal) =>
      run(uid, 'detect-skills', signal, (engine) => engine.detectSkills(description, signal)),
    suggestSkills: (uid, skills, signal) =>
      run(uid, 'suggest-skills', signal, (engine) => engine.suggestSkills(skills, signal)),
    recommendRoles: (uid, profile, signal) =>
      run(uid, 'recommend-roles', signal, (engine) => engine.recommendRoles(profile, signal)),
    enhanceRoles: (uid, titles, skills, signal) =>
      run(uid, 'enhance-roles', signal, (engine) => engine.enhanceRoles(titles, skills, signal)),
  };
}

type FindUnsupportedClaims = typeof findUnsupportedClaims;

/** Wraps an engine so that enhancements with unsupported claims fail as `untrue`. */
const rejectUnsupportedClaims = (ai: Ai, findClaims: FindUnsupportedClaims): Ai => ({
  ...ai,
  enhance: async (description, context, signal) => {
    const enhanced = await ai.enhance(description, context, signal);
    const kinds = new Set(findClaims(description, enhanced.text).map(({ kind }) => kind));
    if (kinds.size > 0)
      throw new AiError('untrue', `the enhancement has unsupported claims: ${[...kinds].sort().join(', ')}`);
    return enhanced;
  },
});

/** Wraps an engine so that enhancements with unsupported claims return the original text, with tidied spacing. */
const keepOriginalOnUnsupportedClaims = (ai: Ai, findClaims: FindUnsupportedClaims): Ai => ({
  ...ai,
  enhance: async (description, context, signal) => {
    const enhanced = await ai.enhance(description, context, signal);
    return findClaims(description, enhanced.text).length === 0
      ? enhanced
      : { ...enhanced, text: tidySpacing(description) };
  },
});

const tidySpacing = (text: string): string =>
  text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
