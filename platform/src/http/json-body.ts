import type { IncomingHttpHeaders } from 'node:http';
import express, { type RequestHandler } from 'express';
import { toBodyError, bodyTimeoutError, nestingError, unsupportedTypeError } from './body-faults.js';
import { REQUEST_TIMEOUT_MS } from './deadline.js';
import { isNestedTooDeeply } from './nesting.js';

const parseWithExpress: RequestHandler = express.json({ limit: '1mb', inflate: true });

/** Reads a JSON body within a deadline (milliseconds); any other body is refused, not ignored. */
export const parseJsonBody =
  (timeoutMs = REQUEST_TIMEOUT_MS): RequestHandler =>
  (request, response, next) => {
    if (!hasBody(request.headers)) {
      next();
      return;
    }
    let timer: NodeJS.Timeout | undefined;
    let isFinished = false;
    // Once, because the parser still reports the connection that ends with the answer to a late body.
    const finish = (error?: unknown) => {
      if (isFinished) return;
      isFinished = true;
      clearTimeout(timer);
      next(error);
    };
    void parseWithExpress(request, response, (error?: unknown) => {
      if (error !== undefined) finish(toBodyError(error));
      else finish(findBodyError(request.body));
    });
    // A body that came along with its head is complete by then, and costs no timer.
    setImmediate(() => {
      if (!isFinished && !request.complete) timer = setTimeout(() => finish(bodyTimeoutError()), timeoutMs);
    });
  };

const findBodyError = (body: unknown) =>
  body === undefined ? unsupportedTypeError() : isNestedTooDeeply(body) ? nestingError() : undefined;

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
