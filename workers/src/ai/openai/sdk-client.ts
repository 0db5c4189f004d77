import { OpenAI } from 'openai';
import { z } from 'zod';
import { tryParseJson } from './parse-json.js';
import type { ServerSettings } from './settings.js';

/**
 * Creates the SDK client of the configured server. Retries of the SDK are off, since it does not know the deadline, and
 * so are its logs, which would contain user text. Environment variables of the SDK are overridden.
 */
export const createSdkClient = ({ apiKey, baseUrl }: Pick<ServerSettings, 'apiKey' | 'baseUrl'>): OpenAI =>
  new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchWithOpenAiErrors,
    ...(apiKey === undefined ? { defaultHeaders: { authorization: null } } : {}),
  });

const openAiErrorSchema = z.object({ error: z.unknown().refine((error) => error !== undefined && error !== null) });

/** Wraps error bodies in `error`, the only field the SDK reads; compatible servers use other formats. */
async function fetchWithOpenAiErrors(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.ok) return response;
  const body = await response.text();
  const openAiBody = openAiErrorSchema.safeParse(tryParseJson(body)).success
    ? body
    : JSON.stringify({ error: { message: body } });
  const headers = new Headers({ 'content-type': 'application/json' });
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  return new Response(openAiBody, { status: response.status, headers });
}
