import type { TokenUsage } from '../ai/ai.js';
import type { Behaviour } from './fake-openai-behaviours.js';
import { VALID_ENHANCEMENT } from './openai-session.js';

/**
 * Answers of compatible servers in the formats that their documentation and sources describe: fields of their own,
 * reasoning beside or within the content, and errors in their own words.
 */

interface Answer {
  readonly behaviour: Behaviour;
  /** The tokens that the server reports, if any. */
  readonly usage?: TokenUsage;
}

const JSON_TEXT = JSON.stringify(VALID_ENHANCEMENT);
const PIECES = [JSON_TEXT.slice(0, 30), JSON_TEXT.slice(30)];

const json = (body: object): Behaviour => ({ raw: JSON.stringify(body), type: 'application/json' });
const stream = (events: readonly object[], separator = '\n\n'): Behaviour => ({
  raw: `${events.map((event) => `data: ${JSON.stringify(event)}`).join(separator)}${separator}data: [DONE]${separator}`,
  type: 'text/event-stream',
});
const reported = (promptTokens: number, completionTokens: number): TokenUsage => ({
  promptTokens,
  completionTokens,
  isEstimated: false,
});
const toUsage = (prompt: number, completion: number) => ({
  prompt_tokens: prompt,
  completion_tokens: completion,
  total_tokens: prompt + completion,
});

const toOllamaChunk = (delta: object, finishReason: string | null = null) => ({
  id: 'chatcmpl-403',
  object: 'chat.completion.chunk',
  created: 1_764_000_000,
  model: 'llama3.2',
  system_fingerprint: 'fp_ollama',
  choices: [{ index: 0, delta, finish_reason: finishReason }],
});

const toLlamaCppChunk = (delta: object, finishReason: string | null = null) => ({
  choices: [{ finish_reason: finishReason, index: 0, delta }],
  created: 1_764_000_000,
  id: 'chatcmpl-x0Vd',
  model: 'gpt-3.5-turbo',
  system_fingerprint: 'b6700-1a2b3c4d',
  object: 'chat.completion.chunk',
});

const toVllmChunk = (delta: object, finishReason: string | null = null) => ({
  id: 'chatcmpl-0f2c',
  object: 'chat.completion.chunk',
  created: 1_764_000_000,
  model: 'Qwen/Qwen3-8B',
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason, stop_reason: null, token_ids: null }],
});

export const ANSWERS: Readonly<Record<string, Answer>> = {
  'Ollama, streamed': {
    behaviour: stream([
      ...PIECES.map((content) => toOllamaChunk({ role: 'assistant', content })),
      toOllamaChunk({ role: 'assistant', content: '' }, 'stop'),
      { ...toOllamaChunk({}), choices: [], usage: toUsage(611, 64) },
    ]),
    usage: reported(611, 64),
  },
  'Ollama, with reasoning beside an answer': {
    behaviour: stream([
      toOllamaChunk({ role: 'assistant', content: '', reasoning: 'The text is {about} billing.' }),
      ...PIECES.map((content) => toOllamaChunk({ role: 'assistant', content })),
      toOllamaChunk({ role: 'assistant', content: '' }, 'stop'),
    ]),
  },
  'Ollama, at once': {
    behaviour: json({
      id: 'chatcmpl-403',
      object: 'chat.completion',
      created: 1_764_000_000,
      model: 'llama3.2',
      system_fingerprint: 'fp_ollama',
      choices: [{ index: 0, message: { role: 'assistant', content: JSON_TEXT }, finish_reason: 'stop' }],
      usage: toUsage(611, 64),
    }),
    usage: reported(611, 64),
  },
  'llama.cpp, with timings and lines of Windows': {
    behaviour: stream(
      [
        toLlamaCppChunk({ role: 'assistant', content: null }),
        ...PIECES.map((content) => toLlamaCppChunk({ content })),
        toLlamaCppChunk({}, 'stop'),
        {
          ...toLlamaCppChunk({}),
          choices: [],
          usage: toUsage(598, 61),
          timings: { cache_n: 0, prompt_n: 598, prompt_ms: 812.4, predicted_n: 61, predicted_per_second: 38.2 },
        },
      ],
      '\r\n\r\n',
    ),
    usage: reported(598, 61),
  },
  'llama.cpp, whose template begins the thoughts': {
    behaviour: json({
      choices: [
        {
          finish_reason: 'stop',
          index: 0,
          message: { role: 'assistant', content: `Okay, {3} people.\n</think>\n\n\`\`\`json\n${JSON_TEXT}\n\`\`\`` },
        },
      ],
      object: 'chat.completion',
      usage: toUsage(598, 161),
    }),
    usage: reported(598, 161),
  },
  'vLLM, with reasoning in a field of its own': {
    behaviour: stream([
      toVllmChunk({ role: 'assistant', content: '' }),
      toVllmChunk({ reasoning_content: 'Let me think.' }),
      ...PIECES.map((content) => toVllmChunk({ content })),
      toVllmChunk({ content: '', tool_calls: [] }, 'stop'),
      { ...toVllmChunk({}), choices: [], usage: { ...toUsage(640, 70), prompt_tokens_details: null } },
    ]),
    usage: reported(640, 70),
  },
  'vLLM, at once, with null fields': {
    behaviour: json({
      id: 'chatcmpl-0f2c',
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: JSON_TEXT, refusal: null, annotations: null, tool_calls: [] },
          logprobs: null,
          finish_reason: 'stop',
          stop_reason: null,
        },
      ],
      usage: toUsage(640, 70),
      prompt_logprobs: null,
      kv_transfer_params: null,
    }),
    usage: reported(640, 70),
  },
  'LM Studio, with stats and usage of an unknown format': {
    behaviour: json({
      id: 'chatcmpl-lms',
      object: 'chat.completion',
      choices: [
        { index: 0, logprobs: null, finish_reason: 'stop', message: { role: 'assistant', content: JSON_TEXT } },
      ],
      usage: { prompt_tokens: -1, completion_tokens: -1 },
      stats: { tokens_per_second: 41.2, time_to_first_token: 0.31 },
      system_fingerprint: 'qwen2.5-7b-instruct',
    }),
  },
  'LM Studio, thoughts and a code fence within a stream': {
    behaviour: stream([
      { choices: [{ index: 0, delta: { role: 'assistant', content: '<think>{hm}</think>\n```json\n' } }] },
      ...PIECES.map((content) => ({
        choices: [{ index: 0, delta: { content }, logprobs: null, finish_reason: null }],
      })),
      { choices: [{ index: 0, delta: { content: '\n```' }, finish_reason: 'stop' }] },
    ]),
  },
  'a proxy that keeps the connection alive with comments': {
    behaviour: {
      raw: `: PROCESSING\n\n: PROCESSING\n\ndata: ${JSON.stringify({
        choices: [{ index: 0, delta: { content: JSON_TEXT }, finish_reason: 'stop' }],
      })}\n\ndata: [DONE]\n\n`,
      type: 'text/event-stream; charset=utf-8',
    },
  },
};

interface Rejection {
  readonly behaviours: readonly Behaviour[];
  readonly kind: string;
  readonly health: string;
}

const error = (status: number, body: object): Behaviour => ({ status, body: JSON.stringify(body) });

export const REJECTIONS: Readonly<Record<string, Rejection>> = {
  'Ollama without the model': {
    behaviours: [
      error(404, {
        error: { message: "model 'llama9' not found", type: 'not_found_error', param: null, code: null },
      }),
    ],
    kind: 'unavailable',
    health: 'up',
  },
  'llama.cpp while it loads the model': {
    behaviours: Array.from({ length: 3 }, () =>
      error(503, { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } }),
    ),
    kind: 'unavailable',
    health: 'failing',
  },
  'llama.cpp with too small a context': {
    behaviours: [
      error(400, {
        error: {
          code: 400,
          message: 'the request exceeds the available context size, try increasing it',
          type: 'exceed_context_size_error',
          n_prompt_tokens: 4_400,
          n_ctx: 4_096,
        },
      }),
    ],
    kind: 'unavailable',
    health: 'up',
  },
  'vLLM with too small a context': {
    behaviours: [
      error(400, {
        object: 'error',
        message: "This model's maximum context length is 4096 tokens. However, you requested 6200 tokens.",
        type: 'BadRequestError',
        param: null,
        code: 400,
      }),
    ],
    kind: 'unavailable',
    health: 'up',
  },
  'vLLM whose engine died': {
    behaviours: Array.from({ length: 3 }, () =>
      error(500, { object: 'error', message: '', type: 'InternalServerError', param: null, code: 500 }),
    ),
    kind: 'unavailable',
    health: 'failing',
  },
  'LM Studio without a model, as text': {
    behaviours: [error(400, { error: 'No models loaded. Please load a model in the developer page.' })],
    kind: 'unavailable',
    health: 'up',
  },
  'any of them at the limit of its context': {
    behaviours: [
      json({
        choices: [{ index: 0, finish_reason: 'length', message: { role: 'assistant', content: '{"text": "Ma' } }],
        usage: toUsage(4_000, 96),
      }),
    ],
    kind: 'cut-short',
    health: 'up',
  },
};
