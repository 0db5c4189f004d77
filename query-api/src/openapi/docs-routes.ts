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

/** The max-age of files that change only with a new version (seconds). */
const LIFETIME = 300;

/** Created once, because it is always the same. */
function serving(
  type: string,
  content: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): RequestHandler {
  const head = {
    'Cache-Control': `public, max-age=${String(LIFETIME)}`,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(content),
    ...headers,
  };
  return (_request, response) => void response.writeHead(200, head).end(content);
}

const noSuchFile: RequestHandler = () => {
  throw new HttpError(404, 'file-not-found', 'There is no such file.');
};

/** GET /openapi.json, and /docs with its files, including those of swagger-ui. Public (design.md section 4). */
export function docsRoutes(swaggerUi: string): Router {
  const api = Router();
  api.get('/openapi.json', serving('application/json; charset=utf-8', JSON.stringify(createOpenApiDocument())));
  api.get('/docs', serving('text/html; charset=utf-8', DOCS_PAGE, { 'Content-Security-Policy': DOCS_POLICY }));
  api.get('/docs/start.js', serving(JAVASCRIPT, DOCS_START));
  api.get('/docs/narrow.css', serving(CSS, DOCS_NARROW));
  for (const [name, type] of Object.entries(SWAGGER_UI_FILES))
    api.get(`/docs/${name}`, serving(type, readFileSync(join(swaggerUi, name))));
  return api.get('/docs/:asset', noSuchFile);
}
