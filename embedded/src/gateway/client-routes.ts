import { join } from 'node:path';
import express, { Router } from 'express';

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
