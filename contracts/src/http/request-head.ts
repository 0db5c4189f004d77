/** An error response that gateway and services give alike. `message` is for people, `code` for programs. */
export interface Rejection {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** The maximum length of the URL of a request, including its query. */
const MAX_URL_LENGTH = 8 * 1_024;
const MAX_HEADERS = 100;

const NUL = /%00/;

const URL_TOO_LONG: Rejection = { status: 414, code: 'address-too-long', message: 'The address is too long.' };
const TOO_MANY_HEADERS: Rejection = {
  status: 431,
  code: 'too-many-headers',
  message: 'The request has too many headers.',
};
const MALFORMED_URL: Rejection = { status: 400, code: 'malformed-address', message: 'The address is malformed.' };
const UNKNOWN_EXPECTATION: Rejection = {
  status: 417,
  code: 'unknown-expectation',
  message: 'Unsupported Expect header.',
};
const MALFORMED_REQUEST: Rejection = {
  status: 400,
  code: 'malformed-request',
  message: 'The request is malformed.',
};

/** Creates the rejection of a request whose head lacks what it needs. */
export const rejectMalformedRequest = (message: string): Rejection => ({ ...MALFORMED_REQUEST, message });

/** The head of a request, as Node parses it: `rawHeaders` has names and values in turn. */
interface RequestHead {
  readonly url?: string | undefined;
  readonly rawHeaders: readonly string[];
  readonly headers: { readonly expect?: string | undefined };
}

/**
 * Returns why a request is rejected before anything else is looked at: its URL is too long, not a path, not UTF-8 after
 * decoding or contains NUL; it has too many headers or an unsupported Expect header. Undefined if nothing is wrong.
 */
export function validateHead({ url = '', rawHeaders, headers: { expect } }: RequestHead): Rejection | undefined {
  if (url.length > MAX_URL_LENGTH) return URL_TOO_LONG;
  if (rawHeaders.length / 2 > MAX_HEADERS) return TOO_MANY_HEADERS;
  if (!isWellFormed(url)) return MALFORMED_URL;
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') return UNKNOWN_EXPECTATION;
  return undefined;
}

function isWellFormed(url: string): boolean {
  if (!url.startsWith('/') || NUL.test(url)) return false;
  const path = url.split('?', 1).join();
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** What does not become a request, by the code of Node's error. */
const CONNECTION_REJECTIONS: Readonly<Record<string, Rejection>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'head-too-large', message: 'The request headers are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too-large', message: 'The request body is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request-timeout',
    message: 'The request took too long to arrive. Please try again.',
  },
};

/** Returns the response to input that does not become a request: invalid HTTP, too large or too slow. */
export const toConnectionRejection = ({ code = '' }: { readonly code?: string | undefined }): Rejection =>
  CONNECTION_REJECTIONS[code] ?? MALFORMED_REQUEST;
