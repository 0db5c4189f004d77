import type { Metrics } from '@trackrecord/platform';
import type { TokenUsage } from './ai.js';
import type { ModelName } from './model.js';

/** The operations of the AI, as labels of metrics. */
export type Operation =
  | 'enhance'
  | 'detect-skills'
  | 'suggest-skills'
  | 'recommend-roles'
  | 'enhance-roles'
  | 'transcribe';

/** Measures the engines, without any user text. */
export interface AiMeter {
  /** Measures how long an engine takes to succeed or fail. */
  readonly measure: <Value>(
    operation: Operation,
    engine: ModelName | 'rules',
    call: () => Promise<Value>,
  ) => Promise<Value>;
  readonly countTokens: (engine: ModelName, usage: TokenUsage) => void;
}

const DURATION_BUCKETS_SECONDS = [0.005, 0.02, 0.1, 0.5, 1, 2, 4, 8, 16, 32, 64];

export function createAiMeter(metrics: Metrics): AiMeter {
  const duration = metrics.createHistogram(
    'ai_duration_seconds',
    'Duration of AI operations in seconds, by engine, whether they succeeded or failed',
    ['operation', 'engine'],
    DURATION_BUCKETS_SECONDS,
  );
  const calls = metrics.createCounter('ai_calls_total', 'Calls of engines, by whether they succeeded', [
    'kind',
    'engine',
    'outcome',
  ]);
  const tokens = metrics.createCounter('ai_tokens_total', 'Tokens of the models; estimated if a server reports none', [
    'engine',
    'kind',
    'source',
  ]);
  return {
    measure: async (operation, engine, call) => {
      const stop = duration.startTimer({ operation, engine });
      const count = (outcome: 'done' | 'failed'): void => calls.inc({ kind: operation, engine, outcome });
      try {
        const value = await call();
        count('done');
        return value;
      } catch (error) {
        count('failed');
        throw error;
      } finally {
        stop();
      }
    },
    countTokens: (engine, { promptTokens, completionTokens, isEstimated }) => {
      const source = isEstimated ? 'estimated' : 'reported';
      tokens.inc({ engine, kind: 'prompt', source }, promptTokens);
      tokens.inc({ engine, kind: 'completion', source }, completionTokens);
    },
  };
}
