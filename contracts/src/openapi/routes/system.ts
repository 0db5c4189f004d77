import type { RouteDefinitions } from '../route-definition.js';

/** The state of the system, and the description of its API. */
export const systemRoutes = {
  'GET /api/health': {
    id: 'getHealth',
    summary: 'Reports the health of every part of the system.',
    tag: 'system',
    access: 'anybody',
    answers: {
      200: { description: 'All parts are healthy.', schema: 'Health' },
      503: {
        description: 'At least one part is unhealthy or did not respond in time.',
        schema: 'NotHealthy',
        headers: { 'Retry-After': 'always' },
      },
    },
  },
  'GET /api/openapi.json': {
    id: 'getOpenApi',
    summary: 'Reads this document.',
    tag: 'system',
    access: 'anybody',
    answers: { 200: { description: 'The document.', schema: 'OpenApiDocument' } },
  },
  'GET /api/docs': {
    id: 'getDocs',
    summary: 'Shows this document as a page, where every route can be tried.',
    tag: 'system',
    access: 'anybody',
    answers: { 200: { description: 'The page.', types: ['text/html'] } },
  },
  'GET /api/docs/{asset}': {
    id: 'getDocsAsset',
    summary: 'Reads a script, a style sheet or a picture of that page.',
    tag: 'system',
    access: 'anybody',
    answers: {
      200: { description: 'The file.', types: ['text/javascript', 'text/css', 'image/png'] },
    },
    errors: [404],
  },
} as const satisfies RouteDefinitions;
