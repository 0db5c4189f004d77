import { milliseconds } from '@trackrecord/platform';
import { z } from 'zod';
import {
  type ChatSettings,
  REASONING_EFFORTS,
  type ServerSettings,
  type TranscriptionSettings,
} from './openai/settings.js';

const limit = z.coerce.number().int().min(0);

/** Treats an empty environment variable as unset. */
const emptyAsUndefined = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema);

const optionalText = emptyAsUndefined(z.string().trim().optional());
const optionalUrl = emptyAsUndefined(
  z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
);

/**
 * The environment variables of the AI engines. With neither a key nor a base URL the rule engine is used. The timeouts,
 * in milliseconds, are shorter than the deadline of a request, so that the rule engine still has time after a timeout.
 */
export const aiVariables = {
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: optionalUrl,
  OPENAI_MODEL: emptyAsUndefined(z.string().trim().default('gpt-6-luna')),
  OPENAI_REASONING_EFFORT: emptyAsUndefined(z.enum(REASONING_EFFORTS).default('none')),
  OPENAI_CONTEXT_TOKENS: emptyAsUndefined(z.coerce.number().int().min(1_024).optional()),
  OPENAI_TIMEOUT: emptyAsUndefined(milliseconds.default(18_000)),
  OPENAI_STALL_TIMEOUT: emptyAsUndefined(milliseconds.default(5_000)),
  OPENAI_FALLBACK_API_KEY: optionalText,
  OPENAI_FALLBACK_BASE_URL: optionalUrl,
  OPENAI_FALLBACK_MODEL: optionalText,
  OPENAI_FALLBACK_CONTEXT_TOKENS: emptyAsUndefined(z.coerce.number().int().min(1_024).optional()),
  OPENAI_TRANSCRIPTION_API_KEY: optionalText,
  OPENAI_TRANSCRIPTION_BASE_URL: optionalUrl,
  OPENAI_TRANSCRIPTION_MODEL: emptyAsUndefined(z.string().trim().default('gpt-transcribe')),
  OPENAI_TRANSCRIPTION_LANGUAGE: emptyAsUndefined(
    z
      .string()
      .trim()
      .regex(/^[a-z]{2,3}$/, 'must be a language code such as en')
      .optional(),
  ),
  OPENAI_TRANSCRIPTION_TIMEOUT: emptyAsUndefined(milliseconds.default(60_000)),
  AI_DAILY_CALL_LIMIT_PER_USER: emptyAsUndefined(limit.default(200)),
  AI_DAILY_CALL_LIMIT: emptyAsUndefined(limit.default(20_000)),
  AI_DAILY_TOKEN_LIMIT_PER_USER: emptyAsUndefined(limit.default(1_000_000)),
  AI_DAILY_TOKEN_LIMIT: emptyAsUndefined(limit.default(50_000_000)),
} as const;

export type AiConfig = z.infer<z.ZodObject<typeof aiVariables>>;

/** What Ollama gives a model that is configured no other way; it cuts longer prompts without saying so. */
const SELF_HOSTED_CONTEXT_TOKENS = 4_096;
/** The share of the time that the first model may take if there is a second one. */
const FIRST_MODEL_SHARE = 2 / 3;

type Server = Pick<ServerSettings, 'apiKey' | 'baseUrl'>;

/** Returns undefined if neither a key nor a base URL is set. */
function toServer(apiKey: string | undefined, baseUrl: string | undefined): Server | undefined {
  return apiKey === undefined && baseUrl === undefined ? undefined : { apiKey, baseUrl };
}

/** Returns the settings of the configured models, in the order in which they are asked; none, one or two. */
export function toChatSettings(config: AiConfig): readonly ChatSettings[] {
  const first = toServer(config.OPENAI_API_KEY, config.OPENAI_BASE_URL);
  const second = toFallbackServer(config, first);
  const common = { stallTimeoutMs: config.OPENAI_STALL_TIMEOUT, reasoningEffort: config.OPENAI_REASONING_EFFORT };
  const timeoutMs = config.OPENAI_TIMEOUT;
  return [
    ...(first
      ? [
          {
            ...common,
            ...first,
            model: config.OPENAI_MODEL,
            timeoutMs: second ? Math.ceil(timeoutMs * FIRST_MODEL_SHARE) : timeoutMs,
            contextTokens: config.OPENAI_CONTEXT_TOKENS ?? getDefaultContext(first),
          },
        ]
      : []),
    ...(second
      ? [
          {
            ...common,
            ...second,
            model: config.OPENAI_FALLBACK_MODEL ?? config.OPENAI_MODEL,
            timeoutMs,
            contextTokens: config.OPENAI_FALLBACK_CONTEXT_TOKENS ?? getDefaultContext(second),
          },
        ]
      : []),
  ];
}

/** The second model may be on another server, or another model on the first one's. A key goes to its own server only. */
function toFallbackServer(config: AiConfig, first: Server | undefined): Server | undefined {
  const own = toServer(config.OPENAI_FALLBACK_API_KEY, config.OPENAI_FALLBACK_BASE_URL);
  return own ?? (config.OPENAI_FALLBACK_MODEL === undefined ? undefined : first);
}

const getDefaultContext = ({ baseUrl }: Server): number | undefined =>
  baseUrl === undefined ? undefined : SELF_HOSTED_CONTEXT_TOKENS;

/**
 * Returns the settings of speech recognition: those of a server of its own, or of the first model's server; undefined if
 * neither is set. The key of the first model is never sent to another server.
 */
export function toTranscriptionSettings(config: AiConfig): TranscriptionSettings | undefined {
  const server =
    toServer(config.OPENAI_TRANSCRIPTION_API_KEY, config.OPENAI_TRANSCRIPTION_BASE_URL) ??
    toServer(config.OPENAI_API_KEY, config.OPENAI_BASE_URL);
  if (!server) return undefined;
  return {
    ...server,
    model: config.OPENAI_TRANSCRIPTION_MODEL,
    timeoutMs: config.OPENAI_TRANSCRIPTION_TIMEOUT,
    language: config.OPENAI_TRANSCRIPTION_LANGUAGE,
  };
}
