import type { RequestHandler } from 'express';
import { pageAnswer } from './client-pages.js';
import { sendEncoded } from './encoded-files.js';

/** Names of files as the build writes them: no way up, no hidden files, nothing to decode. */
const FILE_PATH = /^(\/[\w-][\w.-]*)+\.\w+$/;
const PRECOMPRESSED = /\.(br|gz)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

/**
 * Serves the built client: hashed assets for good, other files with revalidation, and its page at its routes. What is
 * neither is left to the next handler.
 */
export const clientRoutes =
  (folder: string): RequestHandler =>
  async (request, response, next) => {
    const { method, path } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      next();
      return;
    }
    const isFile = FILE_PATH.test(path) && !PRECOMPRESSED.test(path);
    const caching = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED;
    if (isFile && (await sendEncoded(request, response, folder, path, caching))) return;

    const answer = pageAnswer(path);
    if (answer === 'page for browsers') response.vary('Accept');
    const isPage = answer === 'page' || (answer === 'page for browsers' && acceptsHtml(request.headers.accept));
    if (!isPage || !(await sendEncoded(request, response, folder, '/index.html', REVALIDATED))) next();
  };

/** Browsers name HTML when they navigate; `*` alone is what programs send. */
const acceptsHtml = (accept = ''): boolean => /\btext\/html\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept);
