import type { z } from 'zod';

/** A prompt with structured output. */
export interface Prompt<Shape extends z.ZodObject, Value> {
  /** The name of the schema: letters and underscores. */
  readonly name: string;
  readonly schema: Shape;
  /** The instructions, without user text. */
  readonly task: string;
  /** The user's data, sent as JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly maxTokens: number;
  readonly toResult: (response: z.infer<Shape>) => Value;
  /** Returns what the model shall correct in a valid result, if anything. The correction is requested once. */
  readonly findFault?: (result: Value) => string | undefined;
}
