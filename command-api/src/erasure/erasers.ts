import type { EventStore, Firebase, KeyStore, Logger, RedisTraces } from '@trackrecord/platform';
import type { Db } from 'mongodb';
import { erasedAccount } from './erased-account.js';
import { erasedCollections } from './erased-collections.js';
import { erasedKeys } from './erased-keys.js';
import { erasedStreams } from './erased-streams.js';
import { erasedTraces } from './erased-traces.js';
import { erasedViews } from './erased-views.js';
import type { Eraser } from './eraser.js';

/** Where something about persons is held. */
export interface HoldsPersons {
  readonly db: Db;
  readonly store: EventStore;
  readonly keys: KeyStore;
  readonly traces: RedisTraces;
  readonly identities: Pick<Firebase, 'has' | 'remove'>;
  /** Has the identity provider write its accounts to disk, where it does not by itself. */
  readonly exportUrl: string | undefined;
  readonly logger: Logger;
}

/**
 * The one list of erasers, in the order in which they work (design.md section 5). First nothing can be added any more,
 * then nothing can be opened any more; jobs end before what they might still write is taken away; the account at the
 * identity provider goes last, so that until then its owner can ask again.
 */
export const erasersOf = ({
  db,
  store,
  keys,
  traces,
  identities,
  exportUrl,
  logger,
}: HoldsPersons): readonly Eraser[] => [
  erasedStreams(store),
  erasedKeys(keys, logger),
  ...erasedTraces(traces),
  erasedViews(db),
  ...erasedCollections(db),
  erasedAccount(identities, exportUrl),
];
