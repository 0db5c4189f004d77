/** The part of the driver's connection that `settle-writes.ts` completes; the driver does not publish its types. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { EventEmitter } from 'node:events';
  import type { Socket } from 'node:net';

  export class Connection extends EventEmitter {
    readonly socket: Socket;
    readonly error: Error | null;
    onError(error: Error): void;
    writeCommand(command: unknown, options: unknown): Promise<void>;
  }
}
