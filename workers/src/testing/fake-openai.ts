import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respond, type Behaviour } from './fake-openai-behaviours.js';
import { readChatRequest, readTranscriptionRequest } from './fake-openai-requests.js';
import { type FakeServerOptions, type ReceivedRequest, validateLikeOpenAi } from './fake-openai-rules.js';

/** A fake of OpenAI's chat completions and audio transcriptions with scripted behaviour. */
export interface FakeOpenAi {
  readonly baseUrl: string;
  readonly receivedRequests: readonly ReceivedRequest[];
  /** Scripts the behaviour for the next valid requests. */
  readonly scriptNext: (...behaviours: readonly Behaviour[]) => void;
  /** Stops the server and closes open connections. */
  readonly close: () => Promise<void>;
}

const UNKNOWN_URL: Behaviour = { status: 404, error: { message: 'Unknown request URL' } };
const UNSCRIPTED: Behaviour = { status: 418, error: { message: 'The test scripts no behaviour for this request' } };

/** Starts a fake server on a free loopback port. */
export async function startFakeOpenAi(options: FakeServerOptions = {}): Promise<FakeOpenAi> {
  const receivedRequests: ReceivedRequest[] = [];
  const script: Behaviour[] = [];
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const receivedRequest = await readRequest(request);
    if (receivedRequest) receivedRequests.push(receivedRequest);
    const rejection = receivedRequest ? validateLikeOpenAi(receivedRequest, options) : UNKNOWN_URL;
    const behaviour = rejection ?? script.shift() ?? UNSCRIPTED;
    respond(behaviour, response, { isStream: isStreamed(receivedRequest), hasUsage: options.hidesUsage !== true });
  }

  const isStreamed = (request: ReceivedRequest | undefined): boolean =>
    options.ignoresStream !== true && request?.kind === 'chat' && request.chat.stream === true;

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`,
    receivedRequests,
    scriptNext: (...behaviours) => void script.push(...behaviours),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest | undefined> {
  const { authorization } = request.headers;
  if (request.method !== 'POST') return undefined;
  if (request.url === '/v1/chat/completions') {
    return { authorization, kind: 'chat', chat: await readChatRequest(request) };
  }
  if (request.url === '/v1/audio/transcriptions') {
    return { authorization, kind: 'transcription', transcription: await readTranscriptionRequest(request) };
  }
  return undefined;
}
