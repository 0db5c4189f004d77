import type { z } from 'zod';
import type { StaffRole } from '../staff/roles.js';
import type { Tag } from './tags.js';

/** Request headers that every endpoint reads. Invalid values are ignored. */
export const COMMON_REQUEST_HEADERS = ['X-Request-Id', 'X-Correlation-Id', 'X-Client', 'traceparent'] as const;
export type CommonRequestHeader = (typeof COMMON_REQUEST_HEADERS)[number];

/** Request headers that an endpoint can read, besides those that every endpoint reads. */
export type RequestHeader =
  | 'Idempotency-Key'
  | 'If-Match'
  | 'X-Min-Revision'
  | 'X-Min-Applications-Revision'
  | 'X-Origin-Ref'
  | 'X-Access-Session'
  | 'Last-Event-ID';

/** Response headers that an endpoint can set, besides X-Request-Id, which every response has. */
export type ResponseHeader =
  | 'Allow'
  | 'Content-Disposition'
  | 'ETag'
  | 'Retry-After'
  | 'WWW-Authenticate'
  | 'X-Access-Idle-Until'
  | 'X-AI-Engine'
  | 'X-Work-Id';

/** Names of the headers that the API defines, in lower case. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
export const IF_MATCH_HEADER = 'if-match';
export const MIN_REVISION_HEADER = 'x-min-revision';
/** The minimum revision of the applications in a response that also depends on another stream. */
export const MIN_APPLICATIONS_REVISION_HEADER = 'x-min-applications-revision';
export const REQUEST_ID_HEADER = 'x-request-id';
/** The same for all requests of one task, such as a dictation with its chunks, enhancement and save. */
export const CORRELATION_ID_HEADER = 'x-correlation-id';
export const CLIENT_VERSION_HEADER = 'x-client';
export const ORIGIN_REF_HEADER = 'x-origin-ref';
export const TRACEPARENT_HEADER = 'traceparent';
/** The response header with the id of the work that made a suggestion or transcription, for `X-Origin-Ref`. */
export const WORK_ID_HEADER = 'x-work-id';
/** The access session in which staff read the content of a person. */
export const ACCESS_SESSION_HEADER = 'x-access-session';
/** The response header that says when the access session ends unless it is used again. */
export const ACCESS_IDLE_UNTIL_HEADER = 'x-access-idle-until';

/** The error code of a read whose minimum revision is no longer in the event log. */
export const REVISION_LOST = 'revision-lost';

/** Statuses of error responses. */
export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 410
  | 412
  | 413
  | 414
  | 415
  | 417
  | 422
  | 429
  | 431
  | 500
  | 503;

/** Endpoints for users. */
interface UserAccess {
  /**
   * `owner`: only the user whose id is the `uid` of the path or, in `POST /api/profile`, the `userId` of the body.
   * `extension`: the user who connected the browser whose token is sent.
   */
  readonly access: 'public' | 'signed-in' | 'owner' | 'extension';
  readonly roles?: never;
  readonly isRecentSignInRequired?: never;
  readonly accessSession?: never;
}

/** Endpoints for staff. Others get 403 `not-staff`, staff with other roles 403 `role-required`. */
interface StaffAccess {
  readonly access: 'staff';
  /** The roles that may use it. */
  readonly roles: readonly StaffRole[];
  /** True if the sign-in must be recent; otherwise 401 `reauthenticate`. */
  readonly isRecentSignInRequired?: true;
  /**
   * Whether it reads the content of a person, in the access session of `X-Access-Session`. Each response says until when
   * that postpones the end of the session (`X-Access-Idle-Until`).
   */
  readonly accessSession?: 'required';
}

/** An endpoint of the API, and who may use it. */
export type Endpoint = EndpointDefinition & (UserAccess | StaffAccess);

/**
 * An endpoint of the API. The servers mount and validate it, the OpenAPI document describes it, the client takes its
 * paths and types from it, and the tests of all routes iterate over it.
 */
interface EndpointDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path; `{name}` matches one segment. */
  readonly path: `/api/${string}`;
  /** What the endpoint does, in one sentence. */
  readonly summary: string;
  readonly description?: string;
  readonly tag: Tag;
  /** The query; each field has a description. */
  readonly query?: z.ZodType;
  readonly headers?: readonly RequestHeader[];
  readonly body?: RequestBody;
  /** The responses of successful requests by status, and responses that replace a default error. */
  readonly responses: Readonly<Partial<Record<number, ResponseDefinition>>>;
  /** Error statuses besides those that every endpoint can return. */
  readonly errors?: readonly ErrorStatus[];
  /** Whether responses have `success: true`; errors then have `success: false`. */
  readonly hasSuccessField?: true;
  /** The message of an error that has no message of its own (spec section 8). */
  readonly failureMessage?: string;
  /** The timeout (ms) since the request arrived; `REQUEST_TIMEOUT_MS` by default. Gateways wait slightly longer. */
  readonly timeoutMs?: number;
  /**
   * True if the response goes on until one side ends it. The timeout then is that of its headers. Gateways pass it on
   * without buffering and compression, and wait `STREAM_IDLE_TIMEOUT_MS` for each part of it.
   */
  readonly isStream?: true;
}

/** The timeout of most requests. */
export const REQUEST_TIMEOUT_MS = 5_000;

/** Returns the timeout of an endpoint (ms). */
export const getTimeoutMs = ({ timeoutMs = REQUEST_TIMEOUT_MS }: Pick<Endpoint, 'timeoutMs'>): number => timeoutMs;

/** Gateways wait this much longer than the service, so that the service responds first. */
const GATEWAY_MARGIN_MS = 2_000;

/** Returns how long (ms) gateways wait for the response headers of an endpoint; by default, of one without a timeout. */
export const getGatewayTimeoutMs = (endpoint: Pick<Endpoint, 'timeoutMs'> = {}): number =>
  getTimeoutMs(endpoint) + GATEWAY_MARGIN_MS;

/** How long gateways wait for the next part of a stream (ms). Streams send something every few seconds. */
export const STREAM_IDLE_TIMEOUT_MS = 30_000;

/** The body of a request. */
export interface RequestBody {
  readonly schema: z.ZodType;
  /** JSON by default. */
  readonly contentType?: 'multipart/form-data';
  readonly isOptional?: true;
}

/** A response with one status. */
export interface ResponseDefinition {
  readonly description: string;
  /** The body, if it is JSON. */
  readonly schema?: z.ZodType;
  /** The content types of a body that is not JSON. */
  readonly contentTypes?: readonly string[];
  /** Headers, and whether every such response has them. */
  readonly headers?: Readonly<Partial<Record<ResponseHeader, 'always' | 'sometimes'>>>;
}

/** Defines an endpoint and preserves its exact type. */
export const endpoint = <const Definition extends Endpoint>(definition: Definition): Definition => definition;

/** The names of the parameters in a path. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;
