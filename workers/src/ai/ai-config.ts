import { milliseconds } from '@trackrecord/platform';
import { z } from 'zod';
import type { OpenAiSettings } from './openai/settings.js';

const callLimit = z.coerce.number().int().min(0);

/** Treats an empty environment variable as unset. */
const emptyAsUndefined = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema);

/**
 * The environment variables of the AI engine. With neither a key nor a base URL the rule engine is used. The timeouts,
 * in milliseconds, are shorter than the deadline of a request, so that the rule engine still has time after a timeout.
 */
export const aiVariables = {
  OPENAI_API_KEY: emptyAsUndefined(z.string().trim().optional()),
  OPENAI_BASE_URL: emptyAsUndefined(
    z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  ),
  OPENAI_MODEL: emptyAsUndefined(z.string().trim().default('gpt-4o-mini')),
  OPENAI_TRANSCRIPTION_MODEL: emptyAsUndefined(z.string().trim().default('whisper-1')),
  OPENAI_TIMEOUT: emptyAsUndefined(milliseconds.default(18_000)),
  OPENAI_TRANSCRIPTION_TIMEOUT: emptyAsUndefined(milliseconds.default(60_000)),
  AI_DAILY_CALL_LIMIT_PER_USER: emptyAsUndefined(callLimit.default(200)),
  AI_DAILY_CALL_LIMIT: emptyAsUndefined(callLimit.default(20_000)),
} as const;

export type AiConfig = z.infer<z.ZodObject<typeof aiVariables>>;

/** Returns the settings of the configured engine, or undefined if neither a key nor a base URL is set. */
export function toOpenAiSettings(config: AiConfig): OpenAiSettings | undefined {
  if (config.OPENAI_API_KEY === undefined && config.OPENAI_BASE_URL === undefined) return undefined;
  return {
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    transcriptionModel: config.OPENAI_TRANSCRIPTION_MODEL,
    timeoutMs: config.OPENAI_TIMEOUT,
    transcriptionTimeoutMs: config.OPENAI_TRANSCRIPTION_TIMEOUT,
  };
}
