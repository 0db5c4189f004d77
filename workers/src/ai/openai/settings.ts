/** How much a model may reason before it answers; `none` is fastest. Models without reasoning ignore it. */
export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

/** A server with OpenAI's API. */
export interface ServerSettings {
  /** Without a key no `Authorization` header is sent, as local servers expect. */
  readonly apiKey: string | undefined;
  /** Defaults to OpenAI. */
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** Maximum milliseconds of a prompt with its retries and corrections, or of a transcription. */
  readonly timeoutMs: number;
}

/** The settings of a chat model. */
export interface ChatSettings extends ServerSettings {
  /** Maximum milliseconds between two pieces of a streamed response. */
  readonly stallTimeoutMs: number;
  readonly reasoningEffort: ReasoningEffort;
  /** The context that the server has for a prompt with its response, in tokens; unlimited if undefined. */
  readonly contextTokens: number | undefined;
}

/** The settings of speech recognition. */
export interface TranscriptionSettings extends ServerSettings {
  /** The spoken language (ISO 639-1); detected by the model if undefined. */
  readonly language: string | undefined;
}
