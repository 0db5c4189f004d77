import { rejectMalformedRequest, validateHead } from '@trackrecord/contracts';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { HttpError } from '../requests/http-error.js';

const HOST_MISSING = rejectMalformedRequest('The Host header is missing.');

/** Rejects requests without Host, and those that gateways reject, too, by their head. */
export const validateRequestHead: RequestHandler = (request, _response, next) => {
  const rejection = validateHead(request) ?? (lacksHost(request) ? HOST_MISSING : undefined);
  if (rejection) throw new HttpError(rejection.status, rejection.code, rejection.message);
  next();
};

const lacksHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;
