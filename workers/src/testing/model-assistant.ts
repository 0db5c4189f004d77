import { createLogger, Metrics } from '@trackrecord/platform';
import { createAiMeter } from '../ai/ai-meter.js';
import { createAiWithFallback } from '../ai/ai-with-fallback.js';
import type { Budget } from '../ai/budget.js';
import { Circuit } from '../ai/circuit.js';
import { createFailureReporter } from '../ai/failure-reporter.js';
import { type Model, MODEL_NAMES } from '../ai/model.js';
import { rulesAi } from '../ai/rules/rules-ai.js';
import { findUnsupportedClaims } from '../ai/truth/find-unsupported-claims.js';

interface Overrides {
  /** How the models are connected, in order. */
  readonly connects?: readonly Model['connect'][];
  readonly budget?: Partial<Budget>;
  readonly modelsTimeoutMs?: number;
  /** The clock of the circuit breakers, in milliseconds. */
  readonly now?: () => number;
}

/** Creates an assistant with the guard of rewrites, and with the rules behind the models. */
export function createModelAssistant({ connects = [], budget = {}, modelsTimeoutMs = 60_000, now }: Overrides) {
  const chargedUids: string[] = [];
  const chargedTokens: number[] = [];
  const logger = createLogger('test', 'silent');
  const warn = jest.spyOn(logger, 'warn');
  const metrics = new Metrics();
  const assistant = createAiWithFallback({
    models: connects.flatMap((connect, index) => {
      const name = MODEL_NAMES[index];
      return name === undefined ? [] : [{ name, connect, circuit: new Circuit(undefined, now) }];
    }),
    fallback: rulesAi,
    modelsTimeoutMs,
    budget: {
      spend: (uid) => Promise.resolve(void chargedUids.push(uid)),
      chargeTokens: (_, count) => Promise.resolve(void chargedTokens.push(count)),
      readUsedRatio: () => Promise.resolve(0),
      ...budget,
    },
    findUnsupportedClaims,
    failureReporter: createFailureReporter(logger, metrics),
    meter: createAiMeter(metrics),
  });
  const readMetric = async (name: string) => {
    const values = (await metrics.registry.getSingleMetric(name)?.get())?.values ?? [];
    return values.map(({ labels, value }) => ({ ...labels, value }));
  };
  return {
    assistant,
    chargedUids,
    chargedTokens,
    readMetric,
    countFailures: () => readMetric('ai_failures_total'),
    getLogs: () => JSON.stringify(warn.mock.calls),
  };
}
