import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const servers: Server[] = [];
const sockets: Socket[] = [];

/** Makes a server listen on a free loopback port until `closeAll`. Returns the port. */
export async function listen(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Registers a connection to be closed by `closeAll`. */
export function trackSocket(socket: Socket): Socket {
  sockets.push(socket);
  return socket;
}

/** Closes the connections and servers that a test has opened. */
export function closeAll(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
}
