import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** Listens on a port of the loopback interface and passes every connection on to another port there. */
export async function openPort(port: number, target: number): Promise<Server> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const upstream = connect({ port: target, host: LOOPBACK, allowHalfOpen: true, noDelay: true });
    join(client, upstream);
    join(upstream, client);
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return server;
}

/** Copies one direction of a connection; an error ends both. */
function join(from: Socket, to: Socket): void {
  from.pipe(to);
  from.once('error', () => to.destroy());
  from.once('close', () => {
    if (!from.readableEnded) to.destroy();
  });
}
