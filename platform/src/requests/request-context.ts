import {
  CLIENT_VERSION_HEADER,
  requestOrCorrelationId,
  CORRELATION_ID_HEADER,
  type JobContext,
  ORIGIN_REF_HEADER,
  originRef,
  programVersion,
  type RequestContext,
  TRACEPARENT_HEADER,
  traceparent,
} from '@trackrecord/contracts';
import type { Request } from 'express';
import type { z } from 'zod';
import { getRequestId } from './route.js';

/** The ids and versions of one request, for the metadata of the events it leads to (decision 060). */
export interface CurrentRequest extends RequestContext {
  readonly requestId: string;
  /** The same for all requests of one task; the request id unless the client sent one. */
  readonly correlationId: string;
}

/** The setting of an app with the name and version of its service. */
export const SERVER_SETTING = 'trackrecord server';

/**
 * Reads the ids and versions of a request from its headers. Invalid headers are ignored. The result has no undefined
 * fields. Only for requests of `createApp`, which assigns the request id.
 */
export function getRequestContext(request: Request): CurrentRequest {
  const requestId = getRequestId(request);
  const server = request.app.get(SERVER_SETTING) as string | undefined;
  const client = readHeader(request, CLIENT_VERSION_HEADER, programVersion);
  const source = readHeader(request, ORIGIN_REF_HEADER, originRef);
  const trace = readHeader(request, TRACEPARENT_HEADER, traceparent);
  return {
    requestId,
    correlationId: readHeader(request, CORRELATION_ID_HEADER, requestOrCorrelationId) ?? requestId,
    ...(client !== undefined && { client }),
    ...(server !== undefined && { server }),
    ...(source !== undefined && { originRef: source }),
    ...(trace !== undefined && { trace }),
  };
}

/** Returns the ids that a job takes over from the request that a user waits for. */
export function getJobContext(request: Request): JobContext {
  const { correlationId, trace } = getRequestContext(request);
  return { correlationId, ...(trace !== undefined && { trace }) };
}

function readHeader(request: Request, name: string, schema: z.ZodType<string>): string | undefined {
  const value = request.headers[name];
  return value === undefined ? undefined : schema.safeParse(value).data;
}
