import type { OpenAI } from 'openai';
import { z } from 'zod';
import { AiError } from '../ai.js';
import { type Dialect, FULL_DIALECT, toRequestParameters, simplifyDialect } from './dialect.js';
import { toAiError, toServerRejection } from './errors.js';
import { extractJson, tryParseJson } from './parse-json.js';
import { createCorrectionMessages, createInitialMessages, describeInvalidResponse } from './messages.js';
import type { Prompt } from './prompt.js';
import { type Deadline, createDeadline, Retrier, type Wait } from './retries.js';
import { readBody } from './sdk-client.js';
import type { OpenAiSettings } from './settings.js';
import { toStrictSchema } from './strict-schema.js';

type CorrectionMessages = ReturnType<typeof createCorrectionMessages>;

/** A client of a chat model that remembers which dialect of the API its server supports. */
export class OpenAiClient {
  #dialect: Dialect = FULL_DIALECT;

  constructor(
    private readonly client: OpenAI,
    private readonly settings: OpenAiSettings,
    private readonly wait?: Wait,
  ) {}

  /**
   * Returns the validated result of a prompt. Asks the model once to correct an invalid response, and once to correct
   * a result with a fault; a fault that remains is the caller's to find.
   * @throws {AiError}
   */
  async complete<Shape extends z.ZodObject, Value>(prompt: Prompt<Shape, Value>, signal: AbortSignal): Promise<Value> {
    const deadline = createDeadline(this.settings.timeoutMs, signal);
    const retrier = new Retrier(deadline, this.wait);
    try {
      const first = await this.#completeValid(prompt, [], retrier, deadline);
      const fault = prompt.findFault?.(first.result);
      if (fault === undefined) return first.result;
      const messages = createCorrectionMessages(first.content, fault);
      return (await this.#completeValid(prompt, messages, retrier, deadline)).result;
    } catch (error) {
      throw toAiError(error, deadline.signal);
    }
  }
  /** Returns a valid result with the content it was read from. Asks the model to correct an invalid response once. */
  async #completeValid<Shape extends z.ZodObject, Value>(
    prompt: Prompt<Shape, Value>,
    extraMessages: CorrectionMessages,
    retrier: Retrier,
    deadline: Deadline,
  ): Promise<{ readonly content: string; readonly result: Value }> {
    const content = await this.#complete(prompt, extraMessages, retrier, deadline);
    const json = extractJson(content);
    const parsed = prompt.schema.safeParse(json);
    if (parsed.success) return { content, result: prompt.toResult(parsed.data) };
    const fault = describeInvalidResponse(json === undefined ? undefined : parsed.error.issues);
    const messages = [...extraMessages, ...createCorrectionMessages(content, fault)];
    const correctedContent = await this.#complete(prompt, messages, retrier, deadline);
    const corrected = prompt.schema.safeParse(extractJson(correctedContent));
    if (!corrected.success) throw new AiError('garbage', 'the response does not match the schema');
    return { content: correctedContent, result: prompt.toResult(corrected.data) };
  }

  /** Returns the content of a completion, requested in the fullest dialect that the server supports. */
  async #complete(
    prompt: Pick<Prompt<z.ZodObject, unknown>, 'name' | 'schema' | 'task' | 'data' | 'maxTokens'>,
    extraMessages: CorrectionMessages,
    retrier: Retrier,
    { signal }: Deadline,
  ): Promise<string> {
    const jsonSchema = toStrictSchema(prompt.schema);
    let dialect = this.#dialect;
    for (;;) {
      try {
        const body = await retrier.run(() =>
          readBody(
            this.client.chat.completions.create(
              {
                model: this.settings.model,
                messages: [...createInitialMessages(dialect, jsonSchema, prompt.task, prompt.data), ...extraMessages],
                ...toRequestParameters(dialect, prompt.maxTokens, prompt.name, jsonSchema),
              },
              { signal },
            ),
          ),
        );
        // Only a dialect that succeeded is remembered: the rejection may have had another reason.
        this.#dialect = dialect;
        return readCompletion(body);
      } catch (error) {
        const rejection = toServerRejection(error);
        const fallbackDialect = rejection && simplifyDialect(dialect, rejection);
        if (!fallbackDialect) throw error;
        dialect = fallbackDialect;
      }
    }
  }
}

const completionSchema = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
});

/**
 * Returns the content of a completion.
 * @throws {AiError} `refused`, `cut-short`, or `garbage` if the body is not a completion.
 */
function readCompletion(body: string): string {
  const [choice] = completionSchema.safeParse(tryParseJson(body)).data?.choices ?? [];
  if (!choice) throw new AiError('garbage', 'the response is not a completion');
  const { finish_reason: finishReason, message } = choice;
  if (finishReason === 'content_filter' || (message.refusal ?? '') !== '')
    throw new AiError('refused', 'refused by the model');
  if (finishReason === 'length') throw new AiError('cut-short', 'the response exceeded the token limit');
  return message.content ?? '';
}
