import type { z } from 'zod';
import { AiError } from '../ai.js';
import { estimateTokens } from './estimate-tokens.js';
import type { Prompt } from './prompt.js';
import type { JsonSchema } from './strict-schema.js';

/** What the server adds: roles, separators and the tags around the data. */
const MESSAGE_TOKENS = 64;

/** A prompt that was cut: how many tokens its data and response need, and for how many there is room. */
export interface Cut {
  readonly prompt: string;
  readonly neededTokens: number;
  readonly availableTokens: number;
}

/**
 * Returns a prompt that fits into the context of a model together with its response. Servers cut longer prompts without
 * saying so, at their beginning, where the instructions are; we cut the least important data, and report it.
 * @throws {AiError} if too little of the data would be left.
 */
export function fitContext<Shape extends z.ZodObject, Value>(
  prompt: Prompt<Shape, Value>,
  schema: JsonSchema,
  contextTokens: number | undefined,
  onCut: (cut: Cut) => void = () => undefined,
): Prompt<Shape, Value> {
  if (contextTokens === undefined) return prompt;
  const instructionTokens = estimateTokens(prompt.system) + estimateTokens(JSON.stringify(schema));
  const availableTokens = contextTokens - instructionTokens - MESSAGE_TOKENS;
  const neededTokens = estimateTokens(JSON.stringify(prompt.data)) + prompt.expectedTokens;
  if (neededTokens <= availableTokens) return prompt;
  onCut({ prompt: prompt.name, neededTokens, availableTokens });
  const shortPrompt = prompt.shorten(availableTokens);
  if (!shortPrompt) throw new AiError('unavailable', 'the prompt does not fit into the context of the model', 'up');
  return shortPrompt;
}
