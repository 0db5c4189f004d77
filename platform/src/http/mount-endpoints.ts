import { type EndpointName, ENDPOINTS } from '@trackrecord/contracts';
import { type RequestHandler, Router } from 'express';
import type { IdentityProvider } from '../auth/identity.js';
import { authenticate } from './authenticate.js';

/** The handlers of endpoints, optionally after their own middleware, such as a rate limit. */
export type EndpointHandlers<Name extends EndpointName> = {
  readonly [N in Name]: RequestHandler | readonly RequestHandler[];
};

const ROUTER_METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Mounts endpoints on a router for `/api`. Requests are authenticated first, unless the endpoint is public. */
export function mountEndpoints<Name extends EndpointName>(
  identities: IdentityProvider,
  handlers: EndpointHandlers<Name>,
): Router {
  const router = Router();
  const requireToken = authenticate(identities);
  const routes = Object.entries<RequestHandler | readonly RequestHandler[]>(handlers)
    .map(([name, handler]) => ({ ...ENDPOINTS[name as Name], handler }))
    // `/jobs/allJobs` before `/jobs/:jobId`.
    .toSorted((a, b) => countParameters(a.path) - countParameters(b.path));
  for (const { method, path, access, handler } of routes) {
    router[ROUTER_METHODS[method]](toExpressPath(path), access === 'public' ? [] : [requireToken], [handler].flat());
  }
  return router;
}

const countParameters = (path: string): number => path.split('{').length;

/** Converts a path to Express syntax, relative to `/api`. */
const toExpressPath = (path: string): string => path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1');
