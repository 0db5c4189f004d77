import type { RequestListener } from 'node:http';
import { FEEDS_TEST_CERTIFICATE, FEEDS_TEST_KEY } from './feeds-test-certificate.js';
import { HttpsServer } from './https-server.js';

/** Starts a server for feeds.test, other.test and the hosts of the publishers. */
export const startFeedServer = (responses: Readonly<Record<string, RequestListener>>): Promise<HttpsServer> =>
  HttpsServer.start(responses, { key: FEEDS_TEST_KEY, certificate: FEEDS_TEST_CERTIFICATE });

/** Responds with a body. */
export const respondWith =
  (body: Buffer | string, type = 'application/json', headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);

/** Responds with a redirect. */
export const redirectTo =
  (location: string, status = 302): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { location }).end();
