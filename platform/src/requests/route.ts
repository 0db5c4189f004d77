import { REQUEST_TIMEOUT_MS } from '@trackrecord/contracts';
import type { Request, RequestHandler, Response } from 'express';
import { withDeadline } from '../lifecycle/shutdown.js';
import { setDeadline } from './deadline.js';

/**
 * The result of a handler. Handlers return data; only this file writes the response. A body of bytes is sent as it is,
 * with the `Content-Type` of the headers; any other body is sent as JSON.
 */
export interface HttpResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response without a body. */
const NOT_MODIFIED = 304;

/** Converts an async function into an Express handler with a timeout in milliseconds since the request arrived. */
export const route =
  (
    handle: (request: Request, response: Response) => Promise<HttpResponse>,
    timeoutMs = REQUEST_TIMEOUT_MS,
  ): RequestHandler =>
  async (request, response) => {
    const { remainingMs } = setDeadline(response, timeoutMs);
    const result = await withDeadline(handle(request, response), remainingMs, 'the request');
    if (result.status === NOT_MODIFIED) {
      response.writeHead(result.status, { 'Cache-Control': 'no-store', ...result.headers }).end();
      return;
    }
    const body = result.body instanceof Uint8Array ? result.body : JSON.stringify(result.body);
    response
      .writeHead(result.status, {
        'Cache-Control': 'no-store',
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        ...result.headers,
      })
      .end(body);
  };

/** Returns the id of a request, which is also in its response and the log. */
export const getRequestId = (request: Request): string => request.id as string;

/** Formats a revision as a strong ETag. */
export const toEtag = (revision: bigint | number): string => `"${revision}"`;
