import { REQUEST_TIMEOUT_MS } from '@trackrecord/contracts';
import type { IncomingHttpHeaders } from 'node:http';
import express, { type RequestHandler } from 'express';
import { HttpError } from '../requests/http-error.js';

const parseWithExpress: RequestHandler = express.json({ limit: '1mb', inflate: true });

/** Parses JSON bodies within a timeout in milliseconds. Rejects any other body. */
export const parseJsonBody =
  (timeoutMs = REQUEST_TIMEOUT_MS): RequestHandler =>
  (request, response, next) => {
    if (!hasBody(request.headers)) {
      next();
      return;
    }
    let timer: NodeJS.Timeout | undefined;
    let isFinished = false;
    // Once, because the parser also reports the connection that closes after a 408.
    const finish = (error?: unknown) => {
      if (isFinished) return;
      isFinished = true;
      clearTimeout(timer);
      next(error);
    };
    void parseWithExpress(request, response, (error?: unknown) => {
      finish(error === undefined ? findBodyError(request.body) : toBodyError(error));
    });
    // A body that arrived together with the headers is complete by then and needs no timer.
    setImmediate(() => {
      if (!isFinished && !request.complete) timer = setTimeout(() => finish(bodyTimeoutError()), timeoutMs);
    });
  };

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Returns the error for a body that did not arrive in time. The connection is closed: where the next request begins is
 * unknown.
 */
export const bodyTimeoutError = (): HttpError =>
  new HttpError(408, 'body-timeout', 'The request took too long to arrive. Please try again.', {
    headers: { Connection: 'close' },
  });

function findBodyError(body: unknown): HttpError | undefined {
  if (body === undefined) {
    return new HttpError(415, 'unsupported-type', 'The request body must be JSON (Content-Type: application/json).');
  }
  if (isNestedTooDeeply(body)) {
    return new HttpError(400, 'nested-too-deeply', 'The request body is nested too deeply.');
  }
  return undefined;
}

const PARSER_ERRORS: Readonly<Record<string, HttpError>> = {
  'entity.parse.failed': new HttpError(400, 'malformed-json', 'The request body is not valid JSON.'),
  'entity.too.large': new HttpError(413, 'too-large', 'The request body is larger than 1 MiB.'),
  'encoding.unsupported': new HttpError(415, 'unsupported-encoding', 'The request body has an unsupported encoding.'),
  'charset.unsupported': new HttpError(
    415,
    'unsupported-charset',
    'The request body has an unsupported character set.',
  ),
  'request.aborted': new HttpError(400, 'aborted', 'The request was interrupted.'),
  'request.size.invalid': new HttpError(400, 'size-mismatch', 'The request body does not match its Content-Length.'),
};

/** Converts client errors of the body parser; returns any other error unchanged. */
function toBodyError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('type' in error && typeof error.type === 'string' && Object.hasOwn(PARSER_ERRORS, error.type)) {
    return PARSER_ERRORS[error.type];
  }
  // For example a body that does not decompress: the parser passes on zlib's error with status 400.
  if ('status' in error && isClientError(error.status)) {
    return new HttpError(400, 'malformed-body', 'The request body cannot be read.');
  }
  return error;
}

const isClientError = (status: unknown): boolean => typeof status === 'number' && status >= 400 && status < 500;

/** Maximum nesting of arrays and objects. The deepest valid body has fewer than ten levels. */
const MAX_DEPTH = 64;

/**
 * Returns true if a value is nested too deeply to be walked recursively: that could overflow the stack. Walks level by
 * level instead.
 */
export function isNestedTooDeeply(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = level.flatMap(getChildren);
    if (level.length === 0) return false;
  }
  return true;
}

const getChildren = (value: unknown): readonly unknown[] =>
  isContainer(value) ? Object.values(value).filter(isContainer) : [];

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
