import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, type Behaviour, type ChatFormat } from './fake-openai-behaviours.js';
import {
  type ChatRequest,
  chatRequest,
  type TranscriptionRequest,
  transcriptionRequest,
} from './fake-openai-requests.js';
import { unlikeOpenAi } from './fake-openai-rules.js';

/** What the server received, in order. */
export type ReceivedRequest = { readonly authorization: string | undefined } & (
  | { readonly kind: 'chat'; readonly chat: ChatRequest }
  | { readonly kind: 'transcription'; readonly transcription: TranscriptionRequest }
);

/** How a server differs from OpenAI's own. */
export interface FakeServer {
  /** Response formats it takes; all by default. */
  readonly formats?: readonly ChatFormat[];
  /** How it words its refusals: in OpenAI's `error`, or as other servers do. */
  readonly refusals?: 'openai' | 'detail' | 'text';
  /** The only key it lets in; any by default. */
  readonly key?: string;
  /** Takes no temperature, and `max_completion_tokens` for `max_tokens`, as reasoning models do. */
  readonly reasoning?: boolean;
}

/** A server of ours that speaks OpenAI's chat completions and audio transcriptions, as a test has it behave. */
export interface FakeOpenAi {
  readonly baseUrl: string;
  readonly received: readonly ReceivedRequest[];
  /** What it does with the next requests that are well formed, one after another. */
  readonly next: (...behaviours: readonly Behaviour[]) => void;
  /** Stops, and cuts what still hangs. */
  readonly close: () => Promise<void>;
}

const UNKNOWN_URL: Behaviour = { status: 404, error: { message: 'Unknown request URL' } };
const UNSCRIPTED: Behaviour = { status: 418, error: { message: 'The test has no answer for this request' } };

/** Starts one on a free port of the loopback interface. */
export async function fakeOpenAi(fake: FakeServer = {}): Promise<FakeOpenAi> {
  const received: ReceivedRequest[] = [];
  const script: Behaviour[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const read = await requestOf(request);
    if (read) received.push(read);
    const refusal = read ? unlikeOpenAi(read, fake) : UNKNOWN_URL;
    act(refusal ?? script.shift() ?? UNSCRIPTED, response);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`,
    received,
    next: (...behaviours) => void script.push(...behaviours),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function requestOf(request: IncomingMessage): Promise<ReceivedRequest | undefined> {
  const { authorization } = request.headers;
  if (request.method !== 'POST') return undefined;
  if (request.url === '/v1/chat/completions') {
    return { authorization, kind: 'chat', chat: await chatRequest(request) };
  }
  if (request.url === '/v1/audio/transcriptions') {
    return { authorization, kind: 'transcription', transcription: await transcriptionRequest(request) };
  }
  return undefined;
}
