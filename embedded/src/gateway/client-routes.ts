import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import helmet from 'helmet';

const FIREBASE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://www.googleapis.com',
];

/** Security headers of the client's pages; only a real Firebase project opens them to Google's hosts. */
export const clientHeaders = (firebaseDomain: string | undefined, dev: boolean): RequestHandler => {
  const google = firebaseDomain === undefined ? [] : ['https://apis.google.com'];
  const inline = dev ? ["'unsafe-inline'"] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google, ...inline],
        styleSrc: ["'self'", ...inline],
        imgSrc: ["'self'", 'data:', 'https:'],
        connectSrc: ["'self'", ...(google.length > 0 ? FIREBASE : []), ...(dev ? ['ws:'] : [])],
        frameSrc: ["'self'", ...(firebaseDomain === undefined ? [] : [`https://${firebaseDomain}`])],
        fontSrc: ["'self'"],
        // A recording is listened to before it is sent.
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: false,
  });
};

/** The built client: hashed files for ever, every other path the page itself, so that its router takes it. */
export function clientRoutes(folder: string): Router {
  const routes = Router();
  routes.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }));
  routes.use('/assets', (_request, response) => void response.sendStatus(404));
  routes.use(express.static(folder, { index: false, maxAge: 0 }));
  routes.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    response.set('Cache-Control', 'no-cache').sendFile(join(folder, 'index.html'));
  });
  return routes;
}
