import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpError } from '@trackrecord/platform';
import { createOpenApiDocument } from '@trackrecord/platform/openapi/document';
import { type RequestHandler, Router } from 'express';
import { DOCS_NARROW, DOCS_PAGE, DOCS_POLICY, DOCS_START } from './docs-page.js';

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const CSS = 'text/css; charset=utf-8';

/** The files of swagger-ui that the page needs, with their types. */
const SWAGGER_UI_FILES = {
  'swagger-ui-bundle.js': JAVASCRIPT,
  'swagger-ui.css': CSS,
  'index.css': CSS,
  'favicon-32x32.png': 'image/png',
} as const;

/** The max-age of files that change only with a new version. */
const MAX_AGE_SECONDS = 300;

/** Creates the handler of a static file. Its headers are computed once. */
function serve(type: string, content: string | Buffer, headers: Readonly<Record<string, string>> = {}): RequestHandler {
  const responseHeaders = {
    'Cache-Control': `public, max-age=${String(MAX_AGE_SECONDS)}`,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(content),
    ...headers,
  };
  return (_request, response) => void response.writeHead(200, responseHeaders).end(content);
}

const rejectUnknownFile: RequestHandler = () => {
  throw new HttpError(404, 'file-not-found', 'There is no such file.');
};

/** GET /openapi.json, and /docs with its files, including those of swagger-ui. Public. */
export function createDocsRouter(swaggerUi: string): Router {
  const api = Router();
  // Created when it is first requested, which takes longer than the rest of the start.
  let serveDocument: RequestHandler | undefined;
  api.get('/openapi.json', (request, response, next) => {
    serveDocument ??= serve('application/json; charset=utf-8', JSON.stringify(createOpenApiDocument()));
    return serveDocument(request, response, next);
  });
  api.get('/docs', serve('text/html; charset=utf-8', DOCS_PAGE, { 'Content-Security-Policy': DOCS_POLICY }));
  api.get('/docs/start.js', serve(JAVASCRIPT, DOCS_START));
  api.get('/docs/narrow.css', serve(CSS, DOCS_NARROW));
  for (const [name, type] of Object.entries(SWAGGER_UI_FILES))
    api.get(`/docs/${name}`, serve(type, readFileSync(join(swaggerUi, name))));
  return api.get('/docs/:asset', rejectUnknownFile);
}
