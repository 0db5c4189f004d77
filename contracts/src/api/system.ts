import { z } from 'zod';
import { health, operator, unhealthy } from '../http/system.js';
import { endpoint } from './endpoint.js';

/** An OpenAPI document. Its content is defined by the OpenAPI specification. */
export const openApi = z
  .looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) })
  .meta({ id: 'OpenApiDocument' });

export const systemEndpoints = {
  getHealth: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Reports the health of every part of the system.',
    tag: 'system',
    access: 'public',
    responses: {
      200: { description: 'All parts are healthy.', schema: health },
      503: {
        description: 'At least one part is unhealthy or did not respond in time.',
        schema: unhealthy,
        headers: { 'Retry-After': 'always' },
      },
    },
  }),

  getOperator: endpoint({
    method: 'GET',
    path: '/api/operator',
    summary: 'Reads who operates the site.',
    tag: 'system',
    access: 'public',
    responses: { 200: { description: 'Name and addresses, as far as they are configured.', schema: operator } },
  }),

  getOpenApi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Reads this OpenAPI document.',
    tag: 'system',
    access: 'public',
    responses: { 200: { description: 'The document.', schema: openApi } },
  }),

  getDocs: endpoint({
    method: 'GET',
    path: '/api/docs',
    summary: 'Shows this document as an interactive page.',
    tag: 'system',
    access: 'public',
    responses: { 200: { description: 'The page.', contentTypes: ['text/html'] } },
  }),

  getDocsAsset: endpoint({
    method: 'GET',
    path: '/api/docs/{asset}',
    summary: 'Reads a script, style sheet or image of the documentation page.',
    tag: 'system',
    access: 'public',
    responses: { 200: { description: 'The file.', contentTypes: ['text/javascript', 'text/css', 'image/png'] } },
    errors: [404],
  }),
};
