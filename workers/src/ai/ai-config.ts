import { milliseconds } from '@trackrecord/platform';
import { z } from 'zod';
import type { OpenAiSettings } from './openai/settings.js';

const calls = z.coerce.number().int().min(0);

/** A variable of the environment, where an empty text means that it is not set. */
const unlessEmpty = <T extends z.ZodType>(variable: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), variable);

/**
 * What a process that asks AI reads from the environment, to be spread into its own variables. With neither a key nor a
 * base URL our own rules answer (design.md section 2). The timeouts, in milliseconds, are shorter than a request's own
 * deadline (design.md section 4), so that the rules still have time to answer after an engine that hangs.
 */
export const aiVariables = {
  OPENAI_API_KEY: unlessEmpty(z.string().trim().optional()),
  OPENAI_BASE_URL: unlessEmpty(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional()),
  OPENAI_MODEL: unlessEmpty(z.string().trim().default('gpt-4o-mini')),
  OPENAI_TRANSCRIPTION_MODEL: unlessEmpty(z.string().trim().default('whisper-1')),
  OPENAI_TIMEOUT: unlessEmpty(milliseconds.default(18_000)),
  OPENAI_TRANSCRIPTION_TIMEOUT: unlessEmpty(milliseconds.default(60_000)),
  AI_DAILY_CALL_LIMIT_PER_USER: unlessEmpty(calls.default(200)),
  AI_DAILY_CALL_LIMIT: unlessEmpty(calls.default(20_000)),
} as const;

/** The variables of {@link aiVariables}, read. */
export type AiConfig = z.infer<z.ZodObject<typeof aiVariables>>;

/** How to reach the configured engine, or nothing where neither a key nor a base URL is set. */
export function openAiSettings(config: AiConfig): OpenAiSettings | undefined {
  if (config.OPENAI_API_KEY === undefined && config.OPENAI_BASE_URL === undefined) return undefined;
  return {
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    transcriptionModel: config.OPENAI_TRANSCRIPTION_MODEL,
    timeout: config.OPENAI_TIMEOUT,
    transcriptionTimeout: config.OPENAI_TRANSCRIPTION_TIMEOUT,
  };
}
