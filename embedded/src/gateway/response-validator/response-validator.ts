import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { removeHopByHopHeaders, readText, type ResponseSender, sendResponse } from '../proxy.js';
import { type ApiDocument, findOperations } from './api-document.js';
import {
  createBodyValidator,
  getMediaType,
  type ResponseError,
  type ValidateBody,
  validateResponse,
} from './validate-response.js';

/**
 * Creates a response sender that validates API responses against the OpenAPI document of the query API, so that the two
 * cannot drift apart. An invalid response is replaced by a 500 and reported as a JSON line in `reportFile`. Only JSON
 * bodies are validated; of other responses, status and headers are.
 *
 * Only tests use it: ajv is a development dependency, and every JSON body is buffered.
 */
export async function createResponseValidator(queryApi: URL, reportFile: string): Promise<ResponseSender> {
  const document = (await (await fetch(new URL('/api/openapi.json', queryApi))).json()) as ApiDocument;
  const validateBody = await createBodyValidator(document);
  return async (upstreamResponse, incoming, response) => {
    const isJson = getMediaType(upstreamResponse.headers) === 'application/json' && incoming.method !== 'HEAD';
    const body = isJson ? await readText(upstreamResponse) : undefined;
    const invalidResponse = findInvalidResponse({ document, validateBody }, incoming, upstreamResponse, body);
    if (invalidResponse) {
      upstreamResponse.resume();
      appendFileSync(reportFile, `${JSON.stringify(invalidResponse)}\n`, { mode: 0o600 });
      sendInvalidResponseError(response, invalidResponse.errors);
    } else if (body === undefined) {
      sendResponse(upstreamResponse, incoming, response);
    } else {
      response.writeHead(upstreamResponse.statusCode ?? 502, removeHopByHopHeaders(upstreamResponse.headers)).end(body);
    }
  };
}

/** A line of the report. It holds no values, only their paths: responses contain personal data. */
interface InvalidResponse {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly errors: readonly ResponseError[];
}

function findInvalidResponse(
  { document, validateBody }: { readonly document: ApiDocument; readonly validateBody: ValidateBody },
  { method = '', url = '' }: IncomingMessage,
  { statusCode: status = 0, headers }: IncomingMessage,
  body: string | undefined,
): InvalidResponse | undefined {
  const results = findOperations(document, method, url).map((operation) => ({
    method,
    route: operation.route,
    status,
    errors: validateResponse(operation, validateBody, { status, headers, body }),
  }));
  return results.some(({ errors }) => errors.length === 0) ? undefined : results[0];
}

function sendInvalidResponseError(response: ServerResponse, details: readonly ResponseError[]): void {
  const message = 'The response does not match the OpenAPI document.';
  response.writeHead(500, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: message, message, code: 'invalid-response', details, requestId: '' }));
}
