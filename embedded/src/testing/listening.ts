import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const servers: Server[] = [];
const sockets: Socket[] = [];

/** Has a server listen on a free port of the loopback interface, which it answers, until `endAll`. */
export async function listening(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A connection that lasts until `endAll` at most. */
export function lasting(socket: Socket): Socket {
  sockets.push(socket);
  return socket;
}

/** Ends the connections and servers that a test has opened. */
export function endAll(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
}
