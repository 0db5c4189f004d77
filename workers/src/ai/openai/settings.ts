/** How to reach a server that speaks OpenAI's API, and what to ask it for. Timeouts are milliseconds a question. */
export interface OpenAiSettings {
  /** Without one no authorization is sent, as servers on one's own machine take it. */
  readonly apiKey: string | undefined;
  /** Without one OpenAI itself is asked. */
  readonly baseUrl: string | undefined;
  readonly model: string;
  readonly transcriptionModel: string;
  readonly timeout: number;
  readonly transcriptionTimeout: number;
}
