import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';

/**
 * The part of the driver's connection that `settle-writes.ts` uses and patches. The driver does not publish types for
 * `mongodb/lib/cmap/connection.js`; `tsconfig.base.json` points here instead.
 */
export declare class Connection extends EventEmitter {
  readonly socket: Socket;
  readonly error: Error | null;
  onError(error: Error): void;
  writeCommand: (this: Connection, command: unknown, options: unknown) => Promise<void>;
}
