import { ACCESS_IDLE_UNTIL_HEADER, type AccessUse, type Endpoint } from '@trackrecord/contracts';
import {
  type EndpointRequest,
  type EndpointResponse,
  getIdentity,
  getSignInTime,
  handle,
  HttpError,
  KeyDestroyedError,
} from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { RecordUse } from './record-use.js';

/** What a request reads of a person's content, for the record. `detail` never has content. */
interface UseDescription {
  readonly what: AccessUse;
  readonly detail: string;
}

interface ContentOptions<E extends Endpoint> {
  readonly recordUse: RecordUse;
  readonly describeUse: (request: EndpointRequest<E>) => UseDescription;
}

/** After reads that take longer, such as rendering a CV, the session is checked again. */
const RECHECK_AFTER_MS = 1_000;

/**
 * Creates the handler of an endpoint that reads the content of a person. The read is recorded first; `read` is not
 * called if that fails. Responds with an error if the session ended or the account was erased meanwhile.
 */
export function readContent<E extends Endpoint, const Result extends EndpointResponse<E>>(
  endpoint: E,
  { recordUse, describeUse }: ContentOptions<E>,
  read: (request: EndpointRequest<E>) => Promise<Result>,
): RequestHandler {
  const readRecorded = async (received: EndpointRequest<E>): Promise<Result> => {
    const { request, response } = received;
    const uid = requirePersonId(String(request.params['uid']));
    const identity = getIdentity(response);
    const use = { uid, staff: identity.uid, signedInAt: getSignInTime(identity), ...describeUse(received) };
    response.setHeader(ACCESS_IDLE_UNTIL_HEADER, await recordUse(request, use));
    const startedAt = performance.now();
    const result = await read(received).catch(throwErased);
    // The session or the account may have ended meanwhile. The same use is not recorded twice within a minute.
    if (performance.now() - startedAt > RECHECK_AFTER_MS)
      response.setHeader(ACCESS_IDLE_UNTIL_HEADER, await recordUse(request, use));
    return result;
  };
  return handle(endpoint, readRecorded);
}

const MAX_UID_LENGTH = 128;

/** Returns the uid of a path. @throws {HttpError} 404 if the identity provider has no such ids. */
export function requirePersonId(uid: string): string {
  if (uid.length > MAX_UID_LENGTH) throw personNotFound();
  return uid;
}

export const personNotFound = (): HttpError => new HttpError(404, 'person-not-found', 'There is no such account.');

/**
 * Converts the error of a destroyed key to 410 `erased`. Its default, 401 `account-gone`, would be about the account of
 * the staff member.
 */
export function throwErased(error: unknown): never {
  throw error instanceof KeyDestroyedError ? new HttpError(410, 'erased', 'This account was erased.') : error;
}
