import { HttpError } from './http-error.js';

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

/** What an error of the body parser is for the client; anything that is not the client's fault stays as it is. */
export function toBodyError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('type' in error && typeof error.type === 'string' && Object.hasOwn(PARSER_ERRORS, error.type))
    return PARSER_ERRORS[error.type];
  // Such as a body that does not decompress: the parser passes on what zlib says, with the status 400.
  if ('status' in error && isClientError(error.status)) {
    return new HttpError(400, 'malformed-body', 'The request body cannot be read.');
  }
  return error;
}

const isClientError = (status: unknown): boolean => typeof status === 'number' && status >= 400 && status < 500;

/** 415: we take nothing but JSON. */
export const unsupportedTypeError = (): HttpError =>
  new HttpError(415, 'unsupported-type', 'The request body must be JSON (Content-Type: application/json).');

/** 400: nothing of ours is nested so deeply, and what walks through a body would fall over it. */
export const nestingError = (): HttpError =>
  new HttpError(400, 'nested-too-deeply', 'The request body is nested too deeply.');

/** 408: the body did not come. Its connection is closed, for there is no telling where the next request begins. */
export const bodyTimeoutError = (): HttpError =>
  new HttpError(408, 'body-timeout', 'The request took too long to arrive. Please try again.', {
    headers: { Connection: 'close' },
  });
