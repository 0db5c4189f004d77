import type { AccessLogRetention } from './access-log-retention.js';
import { createErasureMetadata } from './erasure-metadata.js';
import type { Eraser } from './eraser.js';

/**
 * Ends the access sessions to a user, then erases their documents. Runs after the key was destroyed: a request that
 * began before the erasure can open a session until then, but no longer, because its explanation cannot be encrypted.
 */
export const createSessionEraser = (documents: Eraser, accessLog: AccessLogRetention): Eraser => ({
  ...documents,
  erase: async (uid, cause) => {
    await accessLog.close(uid, createErasureMetadata(uid, cause));
    await documents.erase(uid, cause);
  },
  hasData: async (uid) => (await documents.hasData(uid)) || !(await accessLog.isClosed(uid)),
});
