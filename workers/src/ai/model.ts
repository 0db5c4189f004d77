import type { Ai, OnUsage } from './ai.js';
import type { Circuit } from './circuit.js';

/** The configured models by the order in which they are asked. The names are labels of metrics. */
export const MODEL_NAMES = ['openai', 'openai-fallback'] as const;
export type ModelName = (typeof MODEL_NAMES)[number];

/** A configured model, and the circuit breaker of its server. */
export interface Model {
  readonly name: ModelName;
  readonly circuit: Circuit;
  /** Returns the operations of the model for one call; `onUsage` receives the tokens of each response. */
  readonly connect: (onUsage: OnUsage) => Ai;
}
