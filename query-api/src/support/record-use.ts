import {
  ACCESS_SESSION_HEADER,
  type AccessUse,
  CLIENT_VERSION_HEADER,
  errorBody,
  type RecordLookupBody,
  type RecordPayloadBody,
  type RecordUseBody,
  useRecorded,
} from '@trackrecord/contracts';
import {
  deriveServiceToken,
  getRequestContext,
  HttpError,
  TRY_AGAIN_MESSAGE,
  unavailableError,
} from '@trackrecord/platform';
import type { Request } from 'express';
import { z } from 'zod';

/** What a staff member is about to read of a person. */
export interface ContentUse {
  readonly uid: string;
  /** The uid of the staff member. */
  readonly staff: string;
  /** When the staff member signed in. */
  readonly signedInAt?: string | undefined;
  readonly what: AccessUse;
  readonly detail: string;
}

/**
 * Records that staff read the content of a person, before it is read. Returns when the access session ends unless it is
 * used again.
 * @throws {HttpError} 403 or 410 if the access session of the request does not allow it, 503 if it was not recorded.
 */
export type RecordUse = (request: Request, use: ContentUse) => Promise<string>;

/** Records that support read the card of a person. @throws {HttpError} 503 if it was not recorded. */
export type RecordLookup = (request: Request, lookup: Pick<ContentUse, 'uid' | 'staff'>) => Promise<void>;

/** Records that a developer opens a payload, before it is opened. @throws {HttpError} 503 if it was not recorded. */
export type RecordPayload = (
  request: Request,
  opening: Pick<RecordPayloadBody, 'eventId' | 'reason'> & { readonly staff: string },
) => Promise<void>;

/** Less than the time of a request, so that there is time left for the read and the response. */
const TIMEOUT_MS = 2_000;

/**
 * The reasons for which the command API refuses a use or a lookup. Any other refusal is a fault between the services.
 */
const REFUSALS: ReadonlySet<string> = new Set([
  'access-required',
  'access-expired',
  'access-ended',
  'access-not-yours',
  'access-earlier-sign-in',
  'erased',
  'person-not-found',
]);

const sessionHeader = z.uuid();

/** Creates the client that records uses at the command API, the only writer of access streams. */
export function createUseRecorder(url: string, masterKey: Buffer, version = 'dev'): RecordUse {
  const post = createClient(url, masterKey, version);
  return async (request, { uid, ...use }) => {
    const session = sessionHeader.safeParse(request.get(ACCESS_SESSION_HEADER));
    if (!session.success) throw new HttpError(403, 'access-required', 'Open an access session first.');
    const body: RecordUseBody = { ...use, sessionId: session.data, requestId: getRequestContext(request).requestId };
    const recorded = await post(`/internal/accesses/${encodeURIComponent(uid)}/uses`, body);
    const parsed = useRecorded.safeParse(parseJson(recorded));
    if (!parsed.success) throw notRecordedError();
    return parsed.data.idleUntil;
  };
}

/** Creates the client that records lookups at the command API. */
export function createLookupRecorder(url: string, masterKey: Buffer, version = 'dev'): RecordLookup {
  const post = createClient(url, masterKey, version);
  return async (request, { uid, staff }) => {
    const body: RecordLookupBody = { staff, requestId: getRequestContext(request).requestId };
    await post(`/internal/accesses/${encodeURIComponent(uid)}/lookups`, body);
  };
}

/** Creates the client that records at the command API which payloads developers open. */
export function createPayloadRecorder(url: string, masterKey: Buffer, version = 'dev'): RecordPayload {
  const post = createClient(url, masterKey, version);
  return async (request, { staff, ...opening }) => {
    const body: RecordPayloadBody = { ...opening, requestId: getRequestContext(request).requestId };
    await post(`/internal/staff/${encodeURIComponent(staff)}/payloads`, body);
  };
}

function createClient(url: string, masterKey: Buffer, version: string) {
  const headers = {
    authorization: `Bearer ${deriveServiceToken(masterKey)}`,
    'content-type': 'application/json',
    [CLIENT_VERSION_HEADER]: `query-api/${version}`,
  };
  return async (path: string, body: RecordUseBody | RecordLookupBody | RecordPayloadBody): Promise<string> => {
    const options = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(TIMEOUT_MS) };
    const response = await fetch(new URL(path, url), options).catch(throwNotRecorded);
    const text = await response.text().catch(throwNotRecorded);
    if (!response.ok) throw toRefusal(response.status, text) ?? notRecordedError();
    return text;
  };
}

/** Returns the refusal in a response; undefined if it is another error. */
function toRefusal(status: number, text: string): HttpError | undefined {
  const parsed = errorBody.pick({ code: true, message: true }).safeParse(parseJson(text));
  if (!parsed.success || !REFUSALS.has(parsed.data.code)) return undefined;
  return new HttpError(status, parsed.data.code, parsed.data.message);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const notRecordedError = (): HttpError => unavailableError('access-not-recorded', TRY_AGAIN_MESSAGE);

const throwNotRecorded = (): never => {
  throw notRecordedError();
};
