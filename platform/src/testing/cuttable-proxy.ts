import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy whose connections a test can cut. */
export interface CuttableProxy {
  readonly port: number;
  /** Cuts every connection there is; new ones are taken again at once. */
  readonly cut: () => void;
  /** Cuts every connection, and every new one, until `mend`. */
  readonly sever: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

/** Listens on a free port of the loopback interface and passes everything on to another port. */
export async function cuttableProxy(host: string, target: number): Promise<CuttableProxy> {
  const open = new Set<Socket>();
  const line = { severed: false };
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    if (line.severed) {
      near.on('error', () => near.destroy()).destroy();
      return;
    }
    const far = track(connect(target, host));
    track(near);
    near.on('close', () => far.destroy()).pipe(far);
    far.on('close', () => near.destroy()).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    sever: () => {
      line.severed = true;
      cut();
    },
    mend: () => {
      line.severed = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
