import type { RequestHandler } from 'express';
import type { FreeSpace } from '../disk/free-space.js';
import { type ErrorResponse, sendError } from './error-responses.js';

/** 503: the disk has no room for changes. */
const STORAGE_FULL: ErrorResponse = {
  status: 503,
  code: 'storage-full',
  sentence: "Changes can't be saved right now because storage is full. Please try again later.",
  headers: { 'retry-after': '30' },
};

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Everything that is stored is changed through these; signing in stores nothing. */
const STORES = /^\/api(\/|$)|^\/identitytoolkit\.googleapis\.com\/.*accounts:(signUp|update|delete|resetPassword)$/;

/** Refuses changes while the disk has no room for them; reads and sign-ins go on. */
export const refuseChangesWithoutRoom =
  (space: Pick<FreeSpace, 'hasRoom'>): RequestHandler =>
  (request, response, next) => {
    if (SAFE_METHODS.has(request.method) || !STORES.test(request.path) || space.hasRoom()) next();
    else sendError(response, STORAGE_FULL);
  };
