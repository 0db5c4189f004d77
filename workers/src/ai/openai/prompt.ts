import type { z } from 'zod';

/** A prompt with structured output. */
export interface Prompt<Shape extends z.ZodObject, Value> {
  /** The name of the schema: letters and underscores. */
  readonly name: string;
  readonly schema: Shape;
  /** All instructions, in one message, without user text. */
  readonly system: string;
  /** The user's data, sent as JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The limit of a response, for models that do not end. */
  readonly maxTokens: number;
  /** How many tokens a response usually has at most, for which the context must have room. */
  readonly expectedTokens: number;
  readonly toResult: (response: z.infer<Shape>) => Value;
  /** Returns what the model shall correct in a valid result, if anything. The correction is requested once. */
  readonly findFault?: (result: Value) => string | undefined;
  /**
   * Returns the prompt with less data, so that they and the response have about so many tokens; undefined if too little
   * would be left of them.
   */
  readonly shorten: (maxTokens: number) => Prompt<Shape, Value> | undefined;
}
