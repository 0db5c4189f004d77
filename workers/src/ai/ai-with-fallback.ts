import type { Engine } from '@trackrecord/contracts';
import { type Ai, AiError } from './ai.js';
import type { AiMeter, Operation } from './ai-meter.js';
import type { Budget } from './budget.js';
import type { FailureReporter } from './failure-reporter.js';
import type { Model } from './model.js';
import { removeInstructions } from './truth/instructions.js';
import type { findUnsupportedClaims } from './truth/find-unsupported-claims.js';

/** A result with the engine that produced it. */
export interface EngineResult<Value> {
  readonly engine: Engine;
  readonly value: Value;
}

export interface AiWithFallbackDependencies {
  /** The configured models, in the order in which they are asked. */
  readonly models: readonly Model[];
  /** The rule engine, used whenever the models fail. Its enhancements have no unsupported claims. */
  readonly fallback: Ai;
  /** How long the models may take together, in milliseconds; then the rule engine answers. */
  readonly modelsTimeoutMs: number;
  readonly budget: Budget;
  readonly findUnsupportedClaims: FindUnsupportedClaims;
  readonly failureReporter: FailureReporter;
  readonly meter: AiMeter;
}

/** The operations of {@link Ai} on behalf of a user. Each succeeds unless the signal aborts. */
export type AiWithFallback = {
  readonly [Name in Exclude<keyof Ai, 'engine'>]: (
    uid: string,
    ...args: Parameters<Ai[Name]>
  ) => Promise<EngineResult<Awaited<ReturnType<Ai[Name]>>>>;
};

/**
 * Creates an AI that asks the configured models within their budget and falls back to the rule engine. Never returns an
 * enhancement of a model with unsupported claims.
 * @throws {AiError} `timeout` if the signal aborts.
 */
export function createAiWithFallback({
  models,
  fallback,
  modelsTimeoutMs,
  budget,
  findUnsupportedClaims,
  failureReporter,
  meter,
}: AiWithFallbackDependencies): AiWithFallback {
  async function run<Value>(
    uid: string,
    operation: Operation,
    signal: AbortSignal,
    call: (engine: Ai, signal: AbortSignal) => Promise<Value>,
  ): Promise<EngineResult<Value>> {
    const result = models.length === 0 ? undefined : await askModels(uid, operation, signal, call);
    if (result) return result;
    if (signal.aborted) throw new AiError('timeout', 'no time left for the fallback');
    const value = await meter.measure(operation, 'rules', () => call(fallback, signal));
    return { engine: fallback.engine, value };
  }

  /** Returns the result of the first model that succeeds. */
  async function askModels<Value>(
    uid: string,
    operation: Operation,
    signal: AbortSignal,
    call: (engine: Ai, signal: AbortSignal) => Promise<Value>,
  ): Promise<EngineResult<Value> | undefined> {
    const modelsSignal = AbortSignal.any([signal, AbortSignal.timeout(modelsTimeoutMs)]);
    for (const model of models) {
      if (modelsSignal.aborted) return undefined;
      try {
        const value = await model.circuit.run(() => askModel(model, uid, operation, (ai) => call(ai, modelsSignal)));
        return { engine: 'openai', value };
      } catch (error) {
        failureReporter.report(operation, error, model.name);
        if (error instanceof AiError && error.kind === 'over-budget') return undefined;
      }
    }
    return undefined;
  }

  async function askModel<Value>(
    model: Model,
    uid: string,
    operation: Operation,
    call: (engine: Ai) => Promise<Value>,
  ): Promise<Value> {
    await budget.spend(uid);
    let tokenCount = 0;
    const ai = model.connect((usage) => {
      meter.countTokens(model.name, usage);
      tokenCount += usage.promptTokens + usage.completionTokens;
    });
    try {
      return await meter.measure(operation, model.name, () => call(rejectUnsupportedClaims(ai, findUnsupportedClaims)));
    } finally {
      if (tokenCount > 0) await budget.chargeTokens(uid, tokenCount).catch(reportUncharged);
    }
  }

  /** The user gets the answer even if its tokens cannot be counted. */
  const reportUncharged = (error: unknown): void => failureReporter.report('charge-tokens', error);

  return {
    enhance: (uid, description, subject, signal) =>
      run(uid, 'enhance', signal, (engine, limit) => engine.enhance(description, subject, limit)),
    detectSkills: (uid, description, signal) =>
      run(uid, 'detect-skills', signal, (engine, limit) => engine.detectSkills(description, limit)),
    suggestSkills: (uid, skills, signal) =>
      run(uid, 'suggest-skills', signal, (engine, limit) => engine.suggestSkills(skills, limit)),
    recommendRoles: (uid, profile, signal) =>
      run(uid, 'recommend-roles', signal, (engine, limit) => engine.recommendRoles(profile, limit)),
    enhanceRoles: (uid, titles, skills, signal) =>
      run(uid, 'enhance-roles', signal, (engine, limit) => engine.enhanceRoles(titles, skills, limit)),
  };
}

type FindUnsupportedClaims = typeof findUnsupportedClaims;

/**
 * Wraps an engine so that enhancements with unsupported claims fail as `untrue`. Sentences that tell a model what to
 * write are no evidence.
 */
const rejectUnsupportedClaims = (ai: Ai, findClaims: FindUnsupportedClaims): Ai => ({
  ...ai,
  enhance: async (description, subject, signal) => {
    const enhanced = await ai.enhance(description, subject, signal);
    const kinds = new Set(findClaims(removeInstructions(description), enhanced.text).map(({ kind }) => kind));
    if (kinds.size > 0)
      throw new AiError('untrue', `the enhancement has unsupported claims: ${[...kinds].sort().join(', ')}`);
    return enhanced;
  },
});
