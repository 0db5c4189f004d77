import type { ErrorStatus } from '@trackrecord/contracts';
import { describeResponseHeaders } from './headers.js';
import type { Reference, Response, Responses } from './openapi.js';

interface ErrorDefinition {
  readonly name: string;
  readonly description: string;
  readonly headers?: Parameters<typeof describeResponseHeaders>[0];
}

/** The errors of the API by status. */
export const ERRORS = {
  400: { name: 'BadRequest', description: 'The request is invalid; `details` names the fields.' },
  401: {
    name: 'Unauthorized',
    description: 'The token is missing or no longer valid, or the account was deleted.',
    headers: { 'WWW-Authenticate': 'always' },
  },
  403: {
    name: 'Forbidden',
    description: 'The request concerns another user, or needs a role or an access session; `code` says which.',
  },
  404: { name: 'NotFound', description: 'The resource does not exist.' },
  405: {
    name: 'MethodNotAllowed',
    description: 'The method is not supported at this address.',
    headers: { Allow: 'always' },
  },
  408: { name: 'TooSlow', description: 'The body did not arrive in time.' },
  409: { name: 'Conflict', description: 'The request conflicts with the current state.' },
  410: { name: 'Gone', description: 'The account was erased.' },
  412: {
    name: 'PreconditionFailed',
    description: 'The current revision is newer than If-Match; the ETag holds it.',
    headers: { ETag: 'sometimes' },
  },
  413: { name: 'TooLarge', description: 'The body is too large.' },
  414: { name: 'AddressTooLong', description: 'The address is too long.' },
  415: { name: 'UnsupportedType', description: 'The content type or encoding of the body is not supported.' },
  417: { name: 'UnknownExpectation', description: 'Unsupported Expect header.' },
  422: { name: 'NotProcessable', description: 'The request is well formed but cannot be processed.' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests in a short time.',
    headers: { 'Retry-After': 'always' },
  },
  431: { name: 'HeadersTooLarge', description: 'The request headers are too many or too large.' },
  500: { name: 'InternalServerError', description: 'Something went wrong on our side.' },
  503: {
    name: 'Unavailable',
    description: 'A dependency is down or did not respond in time.',
    headers: { 'Retry-After': 'always' },
  },
} as const satisfies Readonly<Record<ErrorStatus, ErrorDefinition>>;

/** Errors that every endpoint can return, because they occur before routing. */
export const COMMON_ERRORS: readonly ErrorStatus[] = [400, 408, 413, 414, 415, 417, 429, 431, 500, 503];

/** The body of an error: `Unsuccessful` has `success: false`, for endpoints whose responses have `success`. */
export type ErrorSchema = 'Error' | 'Unsuccessful';

/** The errors with these statuses, as references. */
export const createErrorResponses = (statuses: readonly ErrorStatus[], schema: ErrorSchema): Responses =>
  Object.fromEntries(
    statuses.map((status): [string, Reference] => [
      String(status),
      { $ref: `#/components/responses/${toComponentName(ERRORS[status].name, schema)}` },
    ]),
  );

/** Every error, with and without `success: false`, as components. */
export function createErrorComponents(): Readonly<Record<string, Response>> {
  const definitions: readonly ErrorDefinition[] = Object.values(ERRORS);
  const schemas: readonly ErrorSchema[] = ['Error', 'Unsuccessful'];
  return Object.fromEntries(
    schemas.flatMap((schema) =>
      definitions.map(({ name, description, headers }): [string, Response] => [
        toComponentName(name, schema),
        {
          description,
          headers: describeResponseHeaders(headers),
          content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
        },
      ]),
    ),
  );
}

const toComponentName = (name: string, schema: ErrorSchema): string =>
  schema === 'Unsuccessful' ? `Unsuccessful${name}` : name;
