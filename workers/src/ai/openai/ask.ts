import type { OpenAI } from 'openai';
import type { z } from 'zod';
import { AiFailure } from '../ai.js';
import { contentOf } from './completion.js';
import { type Dialect, FULL_DIALECT, parameters, simplerDialect } from './dialect.js';
import { failureOf, refusalOf } from './failure.js';
import { objectIn } from './json-of.js';
import { correction, opening } from './messages.js';
import type { Question } from './question.js';
import { type Deadline, deadlineWithin, Retries, type Wait } from './retries.js';
import { bodyOf } from './server.js';
import type { OpenAiSettings } from './settings.js';
import { strictSchema } from './strict-schema.js';

/** Asks one model questions, and remembers how much of the API its server understands. */
export class OpenAiClient {
  #dialect: Dialect = FULL_DIALECT;

  constructor(
    private readonly server: OpenAI,
    private readonly settings: OpenAiSettings,
    private readonly wait?: Wait,
  ) {}

  /**
   * The answer to a question, of the right shape; a wrong one is asked to be corrected once.
   * @throws {AiFailure}
   */
  async ask<Shape extends z.ZodObject, Value>(question: Question<Shape, Value>, signal: AbortSignal): Promise<Value> {
    const deadline = deadlineWithin(this.settings.timeout, signal);
    const retries = new Retries(deadline, this.wait);
    try {
      const first = await this.#complete(question, [], retries, deadline);
      const given = objectIn(first);
      const answer = question.shape.safeParse(given);
      if (answer.success) return question.read(answer.data);
      const wrong = given === undefined ? undefined : answer.error.issues;
      const second = await this.#complete(question, correction(first, wrong), retries, deadline);
      const corrected = question.shape.safeParse(objectIn(second));
      if (corrected.success) return question.read(corrected.data);
    } catch (error) {
      throw failureOf(error, deadline.signal);
    }
    throw new AiFailure('garbage', 'the model did not answer in the shape it was asked for');
  }

  /** The text a model answers with, asked in the fullest dialect that its server understands. */
  async #complete(
    question: Question<z.ZodObject, unknown>,
    more: ReturnType<typeof correction>,
    retries: Retries,
    { signal }: Deadline,
  ): Promise<string> {
    const schema = strictSchema(question.shape);
    let dialect = this.#dialect;
    for (;;) {
      try {
        const body = await retries.around(() =>
          bodyOf(
            this.server.chat.completions.create(
              {
                model: this.settings.model,
                messages: [...opening(dialect, schema, question.task, question.data), ...more],
                ...parameters(dialect, question.mostTokens, question.name, schema),
              },
              { signal },
            ),
          ),
        );
        // Only what was understood is remembered: a refusal may have had another reason.
        this.#dialect = dialect;
        return contentOf(body);
      } catch (error) {
        const refusal = refusalOf(error);
        const simpler = refusal && simplerDialect(dialect, refusal);
        if (!simpler) throw error;
        dialect = simpler;
      }
    }
  }
}
