import { OpenAI } from 'openai';
import { z } from 'zod';
import { AnswerCut } from './failure.js';
import { jsonOf } from './json-of.js';
import type { OpenAiSettings } from './settings.js';

/**
 * A client of the configured server. It neither retries by itself (we know the deadline) nor writes a log, into which it
 * would put what people said; nothing but the given settings says where it goes.
 */
export const serverOf = ({ apiKey, baseUrl }: OpenAiSettings): OpenAI =>
  new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: withReadableErrors,
    ...(apiKey === undefined ? { defaultHeaders: { authorization: null } } : {}),
  });

/** The body of an answer. @throws {AnswerCut} where the connection was lost before its end. */
export async function bodyOf(answer: { readonly asResponse: () => Promise<Response> }): Promise<string> {
  const response = await answer.asResponse();
  try {
    return await response.text();
  } catch {
    throw new AnswerCut('the connection was lost before the end of the answer');
  }
}

const ownError = z.object({ error: z.unknown().refine((error) => error !== undefined && error !== null) });

/** Fetches; some compatible servers put what went wrong elsewhere than in `error`, the one place the client looks at. */
async function withReadableErrors(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.ok) return response;
  const body = await response.text();
  const readable = ownError.safeParse(jsonOf(body)).success ? body : JSON.stringify({ error: { message: body } });
  const headers = new Headers({ 'content-type': 'application/json' });
  const pause = response.headers.get('retry-after');
  if (pause !== null) headers.set('retry-after', pause);
  return new Response(readable, { status: response.status, headers });
}
