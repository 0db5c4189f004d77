import type { IncomingHttpHeaders } from 'node:http';
import express, { type RequestHandler } from 'express';
import { bodyFault, bodyTimeout, tooDeep, unsupportedType } from './body-faults.js';
import { REQUEST_DEADLINE } from './deadline.js';
import { isTooDeep } from './nesting.js';

const parse: RequestHandler = express.json({ limit: '1mb', inflate: true });

/** Reads a JSON body within a deadline (milliseconds); any other body is refused, not ignored. */
export const jsonBody =
  (deadline = REQUEST_DEADLINE): RequestHandler =>
  (request, response, next) => {
    if (!sentBody(request.headers)) {
      next();
      return;
    }
    let timer: NodeJS.Timeout | undefined;
    let ended = false;
    // Once, because the parser still reports the connection that ends with the answer to a late body.
    const end = (error?: unknown) => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      next(error);
    };
    void parse(request, response, (error?: unknown) => {
      if (error !== undefined) end(bodyFault(error));
      else end(faultOf(request.body));
    });
    // A body that came along with its head is complete by then, and costs no timer.
    setImmediate(() => {
      if (!ended && !request.complete) timer = setTimeout(() => end(bodyTimeout()), deadline);
    });
  };

const faultOf = (body: unknown) => (body === undefined ? unsupportedType() : isTooDeep(body) ? tooDeep() : undefined);

const sentBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
