import type { MongoDriverError } from 'mongodb';

/**
 * The errors of the driver's connection pool, for tests. The driver does not publish types for
 * `mongodb/lib/cmap/errors.js`; `tsconfig.base.json` points here instead.
 */
export declare class PoolClosedError extends MongoDriverError {
  constructor(pool: { readonly address: string });
}

export declare class WaitQueueTimeoutError extends MongoDriverError {
  constructor(message: string, address: string);
}
