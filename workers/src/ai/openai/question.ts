import type { z } from 'zod';

/** One question to a model: what it is to do, with which data of a person, and what its answer comes to. */
export interface Question<Shape extends z.ZodObject, Value> {
  /** The name of the answer's shape: letters and underscores. */
  readonly name: string;
  readonly shape: Shape;
  /** What to do, in our words; nothing of a person is in it. */
  readonly task: string;
  /** What the person typed; it is sent as JSON and only as data. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The longest answer, in tokens (about four letters each). */
  readonly mostTokens: number;
  readonly read: (answer: z.infer<Shape>) => Value;
}
