import type { OpenAI } from 'openai';
import type { z } from 'zod';
import { AiError, type OnUsage } from '../ai.js';
import { type Deadline, createDeadline } from './deadline.js';
import { type Completion, getContent, readCompletion } from './completion.js';
import { type Dialect, getInitialDialect, simplifyDialect, toRequestParameters } from './dialect.js';
import { toAiError, toServerRejection } from './errors.js';
import { estimateTokens } from './estimate-tokens.js';
import { type Cut, fitContext } from './fit-context.js';
import { extractJson } from './parse-json.js';
import { createCorrectionMessages, createInitialMessages, describeInvalidResponse } from './messages.js';
import type { Prompt } from './prompt.js';
import { Retrier, type Wait } from './retries.js';
import type { ChatSettings } from './settings.js';
import { type JsonSchema, toStrictSchema } from './strict-schema.js';

type Messages = ReturnType<typeof createInitialMessages>;

/** A prompt that is being answered. */
interface Session<Shape extends z.ZodObject, Value> {
  readonly prompt: Prompt<Shape, Value>;
  readonly schema: JsonSchema;
  readonly retrier: Retrier;
  readonly deadline: Deadline;
  readonly onUsage: OnUsage;
}

export interface ClientOptions {
  /** Replaces the pause between attempts in tests. */
  readonly wait?: Wait;
  /** Called for each prompt that is cut to the context of the model. */
  readonly onCut?: (cut: Cut) => void;
}

/** A client of a chat model that remembers which dialect of the API its server supports. */
export class OpenAiClient {
  #dialect: Dialect;

  constructor(
    private readonly client: OpenAI,
    private readonly settings: ChatSettings,
    private readonly options: ClientOptions,
  ) {
    this.#dialect = getInitialDialect(settings.baseUrl);
  }

  /**
   * Returns the validated result of a prompt. Asks the model once to correct an invalid response, and once to correct
   * a result with a fault; a fault that remains is the caller's to find. Every response is reported to `onUsage`.
   * @throws {AiError}
   */
  async complete<Shape extends z.ZodObject, Value>(
    wholePrompt: Prompt<Shape, Value>,
    signal: AbortSignal,
    onUsage: OnUsage,
  ): Promise<Value> {
    const deadline = createDeadline(this.settings.timeoutMs, signal);
    const retrier = new Retrier(deadline, this.options.wait);
    const schema = toStrictSchema(wholePrompt.schema);
    const prompt = fitContext(wholePrompt, schema, this.settings.contextTokens, this.options.onCut);
    const session = { prompt, schema, retrier, deadline, onUsage };
    try {
      const first = await this.#completeValid(session, []);
      const fault = prompt.findFault?.(first.result);
      if (fault === undefined) return first.result;
      return (await this.#completeValid(session, createCorrectionMessages(first.content, fault))).result;
    } catch (error) {
      throw toAiError(error, deadline);
    }
  }

  /** Returns a valid result with the content it was read from. Asks the model to correct an invalid response once. */
  async #completeValid<Shape extends z.ZodObject, Value>(
    session: Session<Shape, Value>,
    extraMessages: Messages,
  ): Promise<{ readonly content: string; readonly result: Value }> {
    const { prompt } = session;
    const content = await this.#complete(session, extraMessages);
    const json = extractJson(content);
    const parsed = prompt.schema.safeParse(json);
    if (parsed.success) return { content, result: prompt.toResult(parsed.data) };
    const fault = describeInvalidResponse(json === undefined ? undefined : parsed.error.issues);
    const messages = [...extraMessages, ...createCorrectionMessages(content, fault)];
    const correctedContent = await this.#complete(session, messages);
    const corrected = prompt.schema.safeParse(extractJson(correctedContent));
    if (!corrected.success) throw new AiError('garbage', 'the response does not match the schema');
    return { content: correctedContent, result: prompt.toResult(corrected.data) };
  }

  /** Returns the content of a completion, requested in the fullest dialect that the server supports. */
  async #complete<Shape extends z.ZodObject, Value>(
    { prompt, schema, retrier, deadline, onUsage }: Session<Shape, Value>,
    extraMessages: Messages,
  ): Promise<string> {
    const { settings } = this;
    const output = {
      name: prompt.name,
      schema,
      maxTokens: prompt.maxTokens,
      reasoningEffort: settings.reasoningEffort,
    };
    let dialect = this.#dialect;
    for (;;) {
      const messages = [...createInitialMessages(dialect, schema, prompt.system, prompt.data), ...extraMessages];
      try {
        const request = { model: settings.model, messages, ...toRequestParameters(dialect, output) };
        const completion = await retrier.run(() => this.#send(request, deadline.signal));
        // Only a dialect that succeeded is remembered: the rejection may have had another reason.
        this.#dialect = dialect;
        onUsage(toUsage(completion, messages));
        return getContent(completion);
      } catch (error) {
        const rejection = toServerRejection(error);
        const simplerDialect = rejection && simplifyDialect(dialect, rejection);
        if (!simplerDialect) throw error;
        dialect = simplerDialect;
      }
    }
  }

  /** Sends one request. The connection is closed when its response was read or given up. */
  async #send(request: OpenAI.ChatCompletionCreateParams, signal: AbortSignal): Promise<Completion> {
    const controller = new AbortController();
    try {
      const options = { signal: AbortSignal.any([signal, controller.signal]) };
      const response = await this.client.chat.completions.create(request, options).asResponse();
      return await readCompletion(response, this.settings.stallTimeoutMs);
    } finally {
      controller.abort();
    }
  }
}

/** Returns the tokens that the server reports, or an estimate, so that a server without usage does not count as free. */
function toUsage({ usage, content }: Completion, messages: Messages) {
  const isEstimated = usage === undefined;
  return {
    isEstimated,
    promptTokens: usage?.prompt_tokens ?? estimateTokens(JSON.stringify(messages)),
    completionTokens: usage === undefined ? estimateTokens(content) : (usage.completion_tokens ?? 0),
  };
}
