import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** The format that the services accept as well; other ids could break log lines or headers. */
const SAFE_ID = /^[\w-]{1,64}$/;

/** Assigns an id to every request (the client's own if it is safe) for the response, the log and the services. */
export const assignRequestId: RequestHandler = (request, response, next) => {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = id;
  response.setHeader('X-Request-Id', id);
  next();
};
