import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** What the services take as well; anything else could break out of a log line or a header. */
const SAFE_ID = /^[\w-]{1,64}$/;

/** Gives every request an id, the client's own if it is safe, for the response, our log and the services behind. */
export const assignRequestId: RequestHandler = (request, response, next) => {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = id;
  response.setHeader('X-Request-Id', id);
  next();
};
