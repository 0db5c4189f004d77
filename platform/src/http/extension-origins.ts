import type { RequestHandler } from 'express';

/** The origins of pages of browser extensions. A website cannot have such an origin. */
const EXTENSION_ORIGIN = /^(chrome|moz|safari-web)-extension:\/\/[\w-]{1,64}$/;
/** The paths that the browser extension requests. */
const EXTENSION_PATH = /^\/api\/extension\//i;
const ONE_DAY_SECONDS = 86_400;

/**
 * Lets pages of browser extensions call the endpoints for them (CORS), without a permission for this host. They use no
 * cookies: only the token authenticates a request, so any extension may send one. Every other endpoint stays closed to
 * other origins.
 */
export const allowExtensionOrigins: RequestHandler = (request, response, next) => {
  const { origin } = request.headers;
  if (!EXTENSION_PATH.test(request.path) || origin === undefined || !EXTENSION_ORIGIN.test(origin)) {
    next();
    return;
  }
  response.vary('Origin').set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
  });
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response
    .set({
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, X-Client',
      'Access-Control-Max-Age': String(ONE_DAY_SECONDS),
    })
    .status(204)
    .end();
};
