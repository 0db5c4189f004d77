import http = require('node:http');

/**
 * Loaded into the Auth emulator before it starts: rejects what a browser sends to its own port, which answers pages of any
 * site and takes `Bearer owner` for an admin's token. A page that found the port, by its number or by a name that resolves
 * to this machine, could read and change every account. Programs of this machine send no `Origin` and a loopback host.
 */
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const isFromBrowser = ({ headers }: http.IncomingMessage): boolean =>
  headers.origin !== undefined || !LOOPBACK_HOST.test(headers.host ?? '');

const emit = Reflect.get(http.Server.prototype, 'emit') as (...event: unknown[]) => boolean;
Reflect.set(http.Server.prototype, 'emit', function (this: http.Server, event: unknown, ...values: unknown[]): boolean {
  const [request, response] = values as [http.IncomingMessage, http.ServerResponse];
  if (event !== 'request' || !isFromBrowser(request)) return emit.call(this, event, ...values);
  response.writeHead(403, { connection: 'close' }).end();
  return true;
});
