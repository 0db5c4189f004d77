import { type Endpoint, type EndpointName, ENDPOINTS } from '@trackrecord/contracts';
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import type { IdentityProvider } from '../auth/identity.js';
import { provideAccessCheck } from './access-check.js';
import { authenticate } from './authenticate.js';
import { recordRefusals, requireStaff, type StaffAccess } from './require-staff.js';

/** The handlers of endpoints, optionally after their own middleware, such as a rate limit. */
export type EndpointHandlers<Name extends EndpointName> = {
  readonly [N in Name]: RequestHandler | readonly RequestHandler[];
};

interface MountedEndpoint {
  readonly endpoint: Endpoint;
  readonly handlers: readonly RequestHandler[];
}

const ROUTER_METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/**
 * Mounts endpoints on a router for `/api`. Requests are authenticated first, unless the endpoint is public. Endpoints
 * for staff are authorized by their definition, and need `staff`; those for browser extensions need
 * `extensionTokenProvider`, which verifies their tokens.
 */
export function mountEndpoints<Name extends EndpointName>(
  provider: IdentityProvider,
  handlers: EndpointHandlers<Name>,
  staff?: StaffAccess,
  extensionTokenProvider?: IdentityProvider,
): Router {
  const router = Router();
  const requireToken = authenticate(provider);
  const requireExtensionToken = extensionTokenProvider && authenticate(extensionTokenProvider);
  const mountedEndpoints = Object.entries<RequestHandler | readonly RequestHandler[]>(handlers)
    .map(([name, handler]): MountedEndpoint => ({ endpoint: ENDPOINTS[name as Name], handlers: [handler].flat() }))
    // `/jobs/allJobs` before `/jobs/:jobId`.
    .toSorted((a, b) => countParameters(a.endpoint.path) - countParameters(b.endpoint.path));
  for (const { endpoint, handlers: ownHandlers } of mountedEndpoints) {
    const path = toExpressPath(endpoint.path);
    const mount = (chain: readonly (RequestHandler | ErrorRequestHandler)[]) =>
      router[ROUTER_METHODS[endpoint.method]](path, [...chain]);
    const signedInHandlers = endpoint.isStream
      ? [provideAccessCheck(endpoint, provider, staff), ...ownHandlers]
      : ownHandlers;
    if (endpoint.access === 'public') mount(ownHandlers);
    else if (endpoint.access !== 'extension')
      mount([requireToken, ...authorizeStaff(endpoint, signedInHandlers, staff)]);
    else if (requireExtensionToken) mount([requireExtensionToken, ...ownHandlers]);
    else throw new Error(`${endpoint.path} is for browser extensions, and nothing verifies their tokens`);
  }
  return router;
}

/** Adds the authorization of staff to the handlers of an endpoint, if it is for staff. */
function authorizeStaff(
  endpoint: Endpoint,
  handlers: readonly RequestHandler[],
  staff: StaffAccess | undefined,
): readonly (RequestHandler | ErrorRequestHandler)[] {
  if (endpoint.access !== 'staff') return handlers;
  if (!staff) throw new Error(`${endpoint.path} is for staff, and nothing authorizes them`);
  return [requireStaff(endpoint, staff), ...handlers, recordRefusals(endpoint, staff)];
}

/** Counts one more than there are parameters, which makes no difference for sorting. */
const countParameters = (path: string): number => path.split('{').length;

/** Converts the path of an endpoint to Express syntax, relative to `/api`. */
export const toExpressPath = (path: string): string => path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1');
