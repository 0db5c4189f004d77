import type { Server } from 'node:net';

/** How many connections may be open at once. */
export interface MostConnections {
  readonly anAddress: number;
  readonly inAll: number;
}

/** Closes connections that come when an address, or everybody together, has as many as there may be. */
export function limitConnections(server: Server, most: MostConnections): void {
  const open = new Map<string, number>();
  let all = 0;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const those = open.get(address) ?? 0;
    if (those >= most.anAddress || all >= most.inAll) {
      socket.destroy();
      return;
    }
    open.set(address, those + 1);
    all += 1;
    socket.once('close', () => {
      all -= 1;
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
