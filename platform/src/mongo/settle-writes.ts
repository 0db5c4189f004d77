import { MongoError, MongoNetworkError } from 'mongodb';
import { Connection } from 'mongodb/lib/cmap/connection.js';

type WriteCommand = Connection['writeCommand'];

/**
 * Makes every write of the MongoDB driver settle. The driver (7.8, 7.9) waits for `drain` after `socket.write()` has
 * returned false, which it also does on a socket that is destroyed but has not emitted `close` yet. That socket never
 * drains, so the command never ends: a heartbeat then stops server monitoring permanently, and an operation keeps its
 * connection of the pool. See docs/decisions/027-mongodb-driver-writes.md.
 */
function settleWrites(writeCommand: WriteCommand): WriteCommand {
  return async function (this: Connection, command, options) {
    if (!this.socket.writable) throw closeWithError(this, new MongoNetworkError('the socket is closed'));
    let onClose: () => void = () => undefined;
    const rejectionOnClose = new Promise<never>((_, reject) => {
      onClose = () => {
        reject(this.error ?? new MongoNetworkError('the connection was closed'));
      };
    });
    this.once('close', onClose);
    try {
      await Promise.race([writeCommand.call(this, command, options), rejectionOnClose]);
    } catch (error) {
      if (error instanceof Error && !(error instanceof MongoError) && 'code' in error)
        throw closeWithError(this, new MongoNetworkError(error.message, { cause: error }));
      throw error;
    } finally {
      this.off('close', onClose);
    }
  };
}

function closeWithError(connection: Connection, error: MongoNetworkError): MongoNetworkError {
  connection.onError(error);
  return error;
}

let isPatched = false;

/** Patches the driver of this process, once. @throws {Error} if the driver does not have the expected method. */
export function patchDriverWrites(): void {
  if (isPatched) return;
  if (typeof Connection.prototype.writeCommand !== 'function') {
    throw new Error('mongodb: Connection.writeCommand is missing; see docs/decisions/027-mongodb-driver-writes.md');
  }
  Connection.prototype.writeCommand = settleWrites(Connection.prototype.writeCommand);
  isPatched = true;
}
