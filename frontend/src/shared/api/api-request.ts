import type { RuntimeConfig } from '@trackrecord/contracts';
import type { ApiError } from './api-error';

/** A request to the API. `stream` is the stream it reads or writes. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Sent as multipart form data if it is a `FormData`, otherwise as JSON. */
  readonly body?: unknown;
  readonly stream?: string;
  /** The stream of the applications, if a read depends on it besides `stream`. */
  readonly applicationsStream?: string;
  /** The media type of the expected file; the result is then a Blob instead of JSON. */
  readonly fileType?: string;
  /** Whether the result is the stream of bytes of the response, which may have no end. */
  readonly isStreamed?: true;
  /** The id of the last server-sent event that was received; the server continues after it. */
  readonly lastEventId?: string | undefined;
  /** The revision the change is based on; the server responds with 412 if there is a newer one. */
  readonly ifMatch?: number;
  /** Timeout of one attempt in milliseconds; default: none. */
  readonly timeoutMs?: number;
  /** Timeout of a query including its retries, in milliseconds; default: none. */
  readonly deadlineMs?: number;
  /** Default: a new key for each write. Sending a key again repeats the same write. */
  readonly idempotencyKey?: string;
  /** Whether the request continues after the page is closed. */
  readonly keepalive?: boolean;
  /** The server of the request; default: the API. */
  readonly baseUrl?: keyof Pick<RuntimeConfig, 'apiBaseUrl' | 'cvBaseUrl'>;
  /** Whether the request is sent without the user's token, to a public endpoint. */
  readonly anonymous?: boolean;
  /** Whether the request must not ask the user to sign in again. */
  readonly silent?: boolean;
  /** The id of the task that the request belongs to (`task.ts`); default: the request's own id. */
  readonly correlationId?: string | undefined;
  /** What a saved text came from, such as `work:<X-Work-Id>`. */
  readonly originRef?: string | undefined;
  /** The access session of a staff member who reads the content of a person. */
  readonly accessSession?: string;
}

/** What the headers of a response say about its body. */
export interface ResponseMeta {
  /** The work that made a suggestion or transcription. */
  readonly workId?: string | undefined;
  /** When the access session of a staff member ends unless it is used again. */
  readonly accessIdleUntil?: string | undefined;
}

/** A response body, with the work that made it. */
export type WithWorkId<Body> = Body & Pick<ResponseMeta, 'workId'>;

/** The result of a request: the response body, or the error. */
export type ApiResult =
  | { readonly data: unknown; readonly error?: undefined; readonly meta?: ResponseMeta }
  | { readonly error: ApiError; readonly data?: undefined };

/** Sends a request through the base query; the fourth argument of a `queryFn`. */
export type SendRequest = (request: ApiRequest) => ApiResult | PromiseLike<ApiResult>;
