import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BodyCheck, bodyCheck, type Fault, faultsOf, mediaType } from './checked-answers-faults.js';
import { type ApiDocument, rulesFor } from './checked-answers-rules.js';
import { endToEnd, passOn, type PassOn, readText } from './proxy.js';

/**
 * Lets only those answers of the API through that its OpenAPI document describes, so that neither can drift from the
 * other while tests run: what is undescribed becomes an error, and a line in a file. Bodies that are no JSON are told by
 * their head.
 */
export async function checkedAnswers(queryApi: URL, undescribed: string): Promise<PassOn> {
  const document = (await (await fetch(new URL('/api/openapi.json', queryApi))).json()) as ApiDocument;
  const check = await bodyCheck(document);
  return async (answer, incoming, response) => {
    const isJson = mediaType(answer.headers) === 'application/json' && incoming.method !== 'HEAD';
    const body = isJson ? await readText(answer) : undefined;
    const found = undescribedIn({ document, check }, incoming, answer, body);
    if (found) {
      answer.resume();
      appendFileSync(undescribed, `${JSON.stringify(found)}\n`, { mode: 0o600 });
      answerUndescribed(response, found.faults);
    } else if (body === undefined) {
      passOn(answer, incoming, response);
    } else {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers)).end(body);
    }
  };
}

/** A line of the file: which answer to which route, and what about it is not described. It holds no values. */
interface Undescribed {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly faults: readonly Fault[];
}

function undescribedIn(
  { document, check }: { readonly document: ApiDocument; readonly check: BodyCheck },
  { method = '', url = '' }: IncomingMessage,
  { statusCode: status = 0, headers }: IncomingMessage,
  body: string | undefined,
): Undescribed | undefined {
  const found = rulesFor(document, method, url).map((rules) => ({
    method,
    route: rules.route,
    status,
    faults: faultsOf(rules, check, { status, headers, body }),
  }));
  return found.some(({ faults }) => faults.length === 0) ? undefined : found[0];
}

function answerUndescribed(response: ServerResponse, details: readonly Fault[]): void {
  const sentence = 'This answer is not described in the OpenAPI document.';
  response.writeHead(500, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ error: sentence, message: sentence, code: 'undescribed-answer', details, requestId: '' }),
  );
}
