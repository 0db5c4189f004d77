import type { Server } from 'node:net';

/** The maximum number of open connections. */
export interface ConnectionLimits {
  readonly perAddress: number;
  readonly total: number;
}

/** Closes new connections above the limit of their address or above the total limit. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const countByAddress = new Map<string, number>();
  let total = 0;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = countByAddress.get(address) ?? 0;
    if (count >= limits.perAddress || total >= limits.total) {
      socket.destroy();
      return;
    }
    countByAddress.set(address, count + 1);
    total += 1;
    socket.once('close', () => {
      total -= 1;
      const remaining = (countByAddress.get(address) ?? 1) - 1;
      if (remaining > 0) countByAddress.set(address, remaining);
      else countByAddress.delete(address);
    });
  });
}
