import type { KeyStore, Logger } from '@trackrecord/platform';
import type { Eraser } from './eraser.js';

/** Destroys the key of a user. Nothing that was encrypted with it can be read any more, in any copy. */
export const keyEraser = (keys: KeyStore, logger: Logger): Eraser => ({
  part: 'keys',
  erase: async (uid) => {
    await keys.destroy(uid);
    const { failure } = await keys.scrub();
    if (failure !== undefined)
      logger.warn({ err: failure }, 'compacting the key database failed, a destroyed key may remain in free pages');
  },
  holds: (uid) => keys.has(uid),
});
