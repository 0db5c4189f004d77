import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** The format that the services accept as well; other ids could break log lines or headers. */
const SAFE_ID = /^[\w-]{1,64}$/;

/** Assigns an id to every request (the client's own if it is safe) for the response, the log and the services. */
export const assignRequestId: RequestHandler = (request, response, next) => {
  const requestedId = request.headers['x-request-id'];
  const id = typeof requestedId === 'string' && SAFE_ID.test(requestedId) ? requestedId : randomUUID();
  request.headers['x-request-id'] = id;
  response.setHeader('X-Request-Id', id);
  next();
};
