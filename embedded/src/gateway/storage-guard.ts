import type { RequestHandler } from 'express';
import type { FreeSpace } from '../disk/free-space.js';
import { type ErrorResponse, sendError } from './error-responses.js';

/** 503: the disk is full. */
const STORAGE_FULL: ErrorResponse = {
  status: 503,
  code: 'storage-full',
  message: "Changes can't be saved right now because storage is full. Please try again later.",
  headers: { 'retry-after': '30' },
};

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Routes that store something; signing in does not. */
const WRITE_ROUTES =
  /^\/api(\/|$)|^\/identitytoolkit\.googleapis\.com\/.*accounts:(signUp|update|delete|resetPassword)$/;

/** Rejects changes with 503 while the disk is full; allows reads and sign-ins. */
export const rejectChangesWhenFull =
  (freeSpace: Pick<FreeSpace, 'hasEnoughSpace'>): RequestHandler =>
  (request, response, next) => {
    if (SAFE_METHODS.has(request.method) || !WRITE_ROUTES.test(request.path) || freeSpace.hasEnoughSpace()) next();
    else sendError(response, STORAGE_FULL);
  };
