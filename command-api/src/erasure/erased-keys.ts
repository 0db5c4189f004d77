import type { KeyStore, Logger } from '@trackrecord/platform';
import type { Eraser } from './eraser.js';

/** The key of a person: once it is destroyed, nothing that was sealed under it opens, wherever a copy of it lies. */
export const erasedKeys = (keys: KeyStore, logger: Logger): Eraser => ({
  part: 'keys',
  erase: async (uid) => {
    await keys.destroy(uid);
    const { failure } = await keys.scrub();
    if (failure !== undefined)
      logger.warn({ err: failure }, 'compacting the key database failed, a destroyed key may remain in free pages');
  },
  holds: (uid) => keys.has(uid),
});
