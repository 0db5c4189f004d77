import { findClientPage } from '@trackrecord/contracts';
import type { RequestHandler } from 'express';
import { sendEncodedFile } from './encoded-files.js';

/** File names that the build produces: no `..`, no hidden files, no percent-encoding. */
const FILE_PATH = /^(\/[\w-][\w.-]*)+\.\w+$/;
const PRECOMPRESSED_FILE = /\.(br|gz)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** First path segments of operations and other servers: they get 404 instead of the page, also in a browser. */
const RESERVED_SEGMENTS = new Set([
  ...['api', 'internal', 'assets', 'emulator', 'healthz', 'livez', 'readyz', 'metrics', 'health', 'debug'],
  'server-status',
]);

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
    const isFile = FILE_PATH.test(path) && !PRECOMPRESSED_FILE.test(path);
    const cacheControl = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE;
    if (isFile && (await sendEncodedFile(request, response, folder, path, cacheControl))) return;

    const decision = decidePage(path);
    if (decision === 'page for browsers') response.vary('Accept');
    const isPage = decision === 'page' || (decision === 'page for browsers' && acceptsHtml(request.headers.accept));
    if (!isPage || !(await sendEncodedFile(request, response, folder, '/index.html', REVALIDATE))) next();
  };

/** Browsers accept HTML explicitly when they navigate; programs send only a wildcard. */
const acceptsHtml = (accept = ''): boolean => /\btext\/html\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept);

/** The response to a path without a file. */
export type PageDecision = 'page' | 'page for browsers' | 'not found';

/**
 * Decides whether a path gets the client's page. The client redirects unknown paths to `/`, so browsers get the page
 * for these too. Other clients get 404, as do paths that look like files or belong to operations.
 */
export function decidePage(path: string): PageDecision {
  const decodedPath = decodePath(path);
  if (decodedPath === undefined) return 'not found';
  const segments = decodedPath.split(/[/\\]+/).filter((segment) => segment !== '');
  if (segments.some((segment) => segment.startsWith('.'))) return 'not found';
  if (RESERVED_SEGMENTS.has(segments[0]?.toLowerCase() ?? '') || segments.at(-1)?.includes('.') === true)
    return 'not found';
  return findClientPage(decodedPath) === undefined ? 'page for browsers' : 'page';
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
