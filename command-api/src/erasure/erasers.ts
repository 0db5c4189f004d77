import type { EventStore, Firebase, KeyStore, Logger, RedisUserData } from '@trackrecord/platform';
import type { Db } from 'mongodb';
import { accountEraser } from './account-eraser.js';
import { collectionErasers } from './collection-erasers.js';
import { keyEraser } from './key-eraser.js';
import { streamEraser } from './stream-eraser.js';
import { redisErasers } from './redis-erasers.js';
import { viewEraser } from './view-eraser.js';
import type { Eraser } from './eraser.js';

/** The stores that hold personal data. */
export interface PersonalStores {
  readonly db: Db;
  readonly store: EventStore;
  readonly keys: KeyStore;
  readonly traces: RedisUserData;
  readonly identities: Pick<Firebase, 'has' | 'remove'>;
  /** Makes the identity provider export its accounts to disk, if it does not do that by itself. */
  readonly exportUrl: string | undefined;
  readonly logger: Logger;
}

/**
 * Returns all erasers, in the order in which they run (design.md section 5). First nothing can be appended any more,
 * then nothing can be decrypted any more. Jobs end before their results are erased. The account at the identity
 * provider comes last, so that the user can repeat the request until then.
 */
export const createErasers = ({
  db,
  store,
  keys,
  traces,
  identities,
  exportUrl,
  logger,
}: PersonalStores): readonly Eraser[] => [
  streamEraser(store),
  keyEraser(keys, logger),
  ...redisErasers(traces),
  viewEraser(db),
  ...collectionErasers(db),
  accountEraser(identities, exportUrl),
];
