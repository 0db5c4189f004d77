import { z } from 'zod';
import { AiError } from '../ai.js';
import { ResponseTruncatedError } from './errors.js';
import { tryParseJson } from './parse-json.js';
import { failOnStall, readEvents, readText } from './read-stream.js';

/** A response of the chat completions API. */
export interface Completion {
  readonly content: string;
  readonly refusal: string;
  readonly finishReason: string | undefined;
  /** The tokens as the server counted them; undefined if it does not report them. */
  readonly usage: ReportedUsage | undefined;
}

const tokenCount = z.int().min(0);
const usageSchema = z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount.nullish() });
export type ReportedUsage = z.infer<typeof usageSchema>;

/** Some servers send usage in a format of their own, or null. */
const usage = usageSchema.optional().catch(undefined);
const text = z.string().nullish();

const completionSchema = z.object({
  choices: z.array(z.object({ finish_reason: text, message: z.object({ content: text, refusal: text }) })),
  usage,
});

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: text,
        delta: z.object({ content: text, refusal: text, reasoning: text, reasoning_content: text }).nullish(),
      }),
    )
    .nullish(),
  usage,
  error: z.unknown().optional(),
});
type Chunk = z.infer<typeof chunkSchema>;

/**
 * Reads a completion, which a server may stream or send at once, whatever was requested.
 * @throws {ResponseTruncatedError} if it ends early, {AiError} `garbage` if it is none, `timeout` if the server stalls.
 */
export async function readCompletion(response: Response, stallTimeoutMs: number): Promise<Completion> {
  const texts = readText(response);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (isStream) return collectChunks(failOnStall(readChunks(readEvents(texts)), hasText, stallTimeoutMs));
  const parts: string[] = [];
  for await (const part of texts) parts.push(part);
  const { choices = [], usage: reportedUsage } = completionSchema.safeParse(tryParseJson(parts.join(''))).data ?? {};
  const [choice] = choices;
  if (!choice) throw createGarbageError();
  const { content, refusal } = choice.message;
  return {
    content: content ?? '',
    refusal: refusal ?? '',
    finishReason: choice.finish_reason ?? undefined,
    usage: reportedUsage,
  };
}

const createGarbageError = (): AiError => new AiError('garbage', 'the response is not a completion');

async function* readChunks(events: AsyncIterable<string>): AsyncGenerator<Chunk, void, undefined> {
  for await (const event of events) {
    const { data } = chunkSchema.safeParse(tryParseJson(event));
    if (!data) throw createGarbageError();
    // A server that fails in the middle cannot change the status any more.
    if (data.error !== undefined && data.error !== null)
      throw new ResponseTruncatedError('the AI server failed within its response');
    yield data;
  }
}

const hasText = ({ choices }: Chunk): boolean =>
  choices?.some(({ delta }) => Boolean(delta?.content ?? delta?.reasoning ?? delta?.reasoning_content)) === true;

async function collectChunks(chunks: AsyncIterable<Chunk>): Promise<Completion> {
  const contents: string[] = [];
  const refusals: string[] = [];
  let finishReason: string | undefined;
  let reportedUsage: ReportedUsage | undefined;
  for await (const { choices, usage: chunkUsage } of chunks) {
    const [choice] = choices ?? [];
    contents.push(choice?.delta?.content ?? '');
    refusals.push(choice?.delta?.refusal ?? '');
    finishReason = choice?.finish_reason ?? finishReason;
    reportedUsage = chunkUsage ?? reportedUsage;
  }
  if (finishReason === undefined) throw new ResponseTruncatedError('the response ended before it was finished');
  return { content: contents.join(''), refusal: refusals.join(''), finishReason, usage: reportedUsage };
}

/**
 * Returns the content of a completion.
 * @throws {AiError} `refused` or `cut-short`.
 */
export function getContent({ content, refusal, finishReason }: Completion): string {
  if (finishReason === 'content_filter' || refusal !== '') throw new AiError('refused', 'refused by the model');
  if (finishReason === 'length') throw new AiError('cut-short', 'the response exceeded the token limit');
  return content;
}
