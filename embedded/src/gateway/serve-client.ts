import type { RequestHandler } from 'express';
import { decidePage } from './client-pages.js';
import { sendEncodedFile } from './encoded-files.js';

/** File names that the build produces: no `..`, no hidden files, no percent-encoding. */
const FILE_PATH = /^(\/[\w-][\w.-]*)+\.\w+$/;
const PRECOMPRESSED = /\.(br|gz)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * Serves the built client: hashed assets as immutable, other files with revalidation, and the page at the client's
 * routes. Calls the next handler for everything else.
 */
export const serveClient =
  (folder: string): RequestHandler =>
  async (request, response, next) => {
    const { method, path } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      next();
      return;
    }
    const isFile = FILE_PATH.test(path) && !PRECOMPRESSED.test(path);
    const cacheControl = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE;
    if (isFile && (await sendEncodedFile(request, response, folder, path, cacheControl))) return;

    const decision = decidePage(path);
    if (decision === 'page for browsers') response.vary('Accept');
    const isPage = decision === 'page' || (decision === 'page for browsers' && acceptsHtml(request.headers.accept));
    if (!isPage || !(await sendEncodedFile(request, response, folder, '/index.html', REVALIDATE))) next();
  };

/** Browsers accept HTML explicitly when they navigate; programs send only a wildcard. */
const acceptsHtml = (accept = ''): boolean => /\btext\/html\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept);
