import type { IncomingMessage, RequestListener } from 'node:http';

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const isFromBrowser = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined || !LOOPBACK_HOST.test(headers.host ?? '');

/**
 * Rejects browser requests to the Auth emulator's own port. The emulator allows every origin and accepts `Bearer owner`
 * as an admin token, so any web page that found the port (also by DNS rebinding) could read and change every account.
 * Programs of this machine send no `Origin` and a loopback host.
 */
export const rejectBrowsers =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (isFromBrowser(request)) response.writeHead(403, { connection: 'close' }).end();
    else handle(request, response);
  };
