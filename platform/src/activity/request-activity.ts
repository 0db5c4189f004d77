import { type ActivityDetails, type EndpointRoute, IF_MATCH_HEADER } from '@trackrecord/contracts';
import type { Request, Response } from 'express';
import type { Identity } from '../auth/identity.js';
import { getElapsedMs } from '../requests/deadline.js';
import type { HttpError } from '../requests/http-error.js';
import { getRequestContext } from '../requests/request-context.js';
import type { NewActivity } from './activity-documents.js';
import { redactFieldPath } from './field-names.js';
import { getRecordableMessage } from './recordable-message.js';

/** The keys of `response.locals` for `noteActivity` and `noteSender`. */
const DETAILS_KEY = 'activity';
const SENDER_KEY = 'sender';
const MAX_PATHS = 20;
const TOO_MANY_REQUESTS = 429;

/** Adds details that only a handler knows, in case the request fails. */
export function noteActivity(response: Response, details: ActivityDetails): void {
  response.locals[DETAILS_KEY] = { ...(response.locals[DETAILS_KEY] as ActivityDetails | undefined), ...details };
}

/** Notes the user whose rate limit a request counts for, in case it is rejected before its token is verified. */
export function noteSender(response: Response, uid: string): void {
  response.locals[SENDER_KEY] = uid;
}

/**
 * Describes a refused or failed request of a known person for the activity log. Returns undefined for other requests:
 * refused reads, and those of unknown people and internal services.
 */
export function toRequestActivity(
  error: HttpError,
  request: Request,
  response: Response,
  endpoint: EndpointRoute | undefined,
): NewActivity | undefined {
  const uid = findPerson(error, response);
  if (uid === undefined || endpoint === undefined) return undefined;
  const { status, code } = error;
  const kind = toKind(endpoint);
  if (kind === 'read' && status < 500) return undefined;
  const outcome = status < 500 ? 'refused' : status === 503 ? 'unavailable' : 'failed';
  return { uid, kind, outcome, status, code, details: toDetails(error, request, response, endpoint) };
}

function findPerson({ status }: HttpError, response: Response): string | undefined {
  const identity = response.locals['identity'] as Identity | undefined;
  return (
    identity?.uid ?? (status === TOO_MANY_REQUESTS ? (response.locals[SENDER_KEY] as string | undefined) : undefined)
  );
}

function toKind({ method, tag }: EndpointRoute): NewActivity['kind'] {
  if (method === 'GET') return 'read';
  return tag === 'suggestions' || tag === 'transcription' ? 'work' : 'write';
}

function toDetails(error: HttpError, request: Request, response: Response, route: EndpointRoute): ActivityDetails {
  const { requestId, correlationId, client } = getRequestContext(request);
  const [ifMatch] = /^("\d{1,18}"|\*)$/.exec(request.get(IF_MATCH_HEADER) ?? '') ?? [];
  const [, revision] = /^"(\d{1,15})"$/.exec(error.headers['ETag'] ?? '') ?? [];
  const paths = error.details?.slice(0, MAX_PATHS).map(({ path }) => redactFieldPath(path));
  return {
    requestId,
    correlationId,
    route: `${route.method} ${route.path}`,
    client,
    ifMatch,
    revision: revision === undefined ? undefined : Number(revision),
    tookMs: Math.round(getElapsedMs(response)),
    paths,
    sentence: getRecordableMessage(error, route.failureMessage),
    ...(response.locals[DETAILS_KEY] as ActivityDetails | undefined),
  };
}
