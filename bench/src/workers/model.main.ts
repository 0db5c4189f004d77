/** A stand-in for OpenAI: answers each request for an enhancement with the same text, after `MODEL_DELAY_MS`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger, readConfig } from '@trackrecord/platform';
import { z } from 'zod';
import { ENHANCED_DESCRIPTION } from './descriptions.js';

const { MODEL_DELAY_MS } = readConfig(z.object({ MODEL_DELAY_MS: z.coerce.number().int().positive() }));

const CHUNK = { id: 'chatcmpl-1', created: 1_700_000_000, model: 'bench', object: 'chat.completion.chunk' };
const createEvent = (data: object): string => `data: ${JSON.stringify({ ...CHUNK, ...data })}\n\n`;
const createChoice = (delta: object, finishReason: string | null): string =>
  createEvent({ choices: [{ index: 0, delta, finish_reason: finishReason }] });

const SKILLS = { technical: ['Go', 'PostgreSQL'], tools: ['Kubernetes'], domain: [], soft: [] };
const STREAM = [
  createChoice({ role: 'assistant', content: JSON.stringify({ text: ENHANCED_DESCRIPTION, skills: SKILLS }) }, null),
  createChoice({}, 'stop'),
  createEvent({ choices: [], usage: { prompt_tokens: 700, completion_tokens: 90, total_tokens: 790 } }),
  'data: [DONE]\n\n',
].join('');

const server = createServer((request, response) => {
  request.resume();
  setTimeout(() => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(STREAM), MODEL_DELAY_MS);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  createLogger('bench', 'info').info({ ready: true, port }, 'listening');
});
