import type { RequestListener } from 'node:http';
import { HttpsServer } from './https-server.js';
import { IMAGES_TEST_CERTIFICATE, IMAGES_TEST_KEY } from './images-test-certificate.js';

const CREDENTIALS = { key: IMAGES_TEST_KEY, certificate: IMAGES_TEST_CERTIFICATE };

/** A server for images.test. */
export type ImageServer = HttpsServer;
export const ImageServer = {
  /** Starts a server with a handler per path. */
  start: (responses: Readonly<Record<string, RequestListener>>): Promise<ImageServer> =>
    HttpsServer.start(responses, CREDENTIALS),
};
