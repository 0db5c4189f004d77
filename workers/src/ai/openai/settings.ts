/** The settings of a server with OpenAI's API. Timeouts are milliseconds per prompt or transcription. */
export interface OpenAiSettings {
  /** Without a key no `Authorization` header is sent, as local servers expect. */
  readonly apiKey: string | undefined;
  /** Defaults to OpenAI. */
  readonly baseUrl: string | undefined;
  readonly model: string;
  readonly transcriptionModel: string;
  readonly timeoutMs: number;
  readonly transcriptionTimeoutMs: number;
}
