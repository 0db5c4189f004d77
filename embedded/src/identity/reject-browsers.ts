import type { IncomingMessage, RequestListener } from 'node:http';

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const isFromBrowser = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined || !LOOPBACK_HOST.test(headers.host ?? '');

/**
 * Rejects what a browser sends to the Auth emulator's own port, which answers pages of any site and takes `Bearer owner`
 * for an admin's token. A page that found the port, by its number or by a name that resolves to this machine, could read
 * and change every account. Programs of this machine send no `Origin` and a loopback host.
 */
export const rejectBrowsers =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (isFromBrowser(request)) response.writeHead(403, { connection: 'close' }).end();
    else handle(request, response);
  };
