import { EXTENSION_LIMITS, PAIRING_CODES_COLLECTION } from '@trackrecord/contracts';
import {
  AccessTokens,
  limitPerAddress,
  limitPerUser,
  type Redis,
  type Sealer,
  type Erasures,
  type Mongo,
} from '@trackrecord/platform';
import type { ApplicationWrites } from '../applications/application-handlers.js';
import { createCodeHasher, OneTimeCodes } from '../codes/one-time-codes.js';
import { extensionHandlers } from './extension-handlers.js';

interface ExtensionOptions {
  readonly mongo: Mongo;
  readonly sealer: Sealer;
  readonly erasures: Pick<Erasures, 'has'>;
  readonly applications: ApplicationWrites;
  readonly redis: Redis;
  readonly config: { readonly MASTER_KEY: Buffer; readonly RATE_LIMIT_PAIRING_PER_10_MINUTES: number };
}

const HOUR_SECONDS = 3_600;
const PAIRING_SECONDS = 600;

/** Prepares the collections of extensions, and creates their handlers behind their limits. */
export async function createExtensions({ mongo, sealer, erasures, applications, redis, config }: ExtensionOptions) {
  const tokens = new AccessTokens(mongo.db, sealer, erasures);
  const codes = new OneTimeCodes(mongo.db, PAIRING_CODES_COLLECTION);
  await Promise.all([tokens.prepare(), codes.prepare()]);
  const { changesPerHour, savesPerMinute } = EXTENSION_LIMITS;
  const limits = {
    changes: limitPerUser({ name: 'extensions', max: changesPerHour, seconds: HOUR_SECONDS }, redis),
    pairings: limitPerAddress(
      { name: 'pairings', max: config.RATE_LIMIT_PAIRING_PER_10_MINUTES, seconds: PAIRING_SECONDS },
      redis,
      config.MASTER_KEY,
    ),
    saves: limitPerUser({ name: 'extension-saves', max: savesPerMinute, seconds: 60 }, redis),
  };
  const hashCode = createCodeHasher(config.MASTER_KEY, 'pairing');
  return {
    handlers: extensionHandlers({ tokens, codes, erasures, hashCode, applications }, limits),
    tokens,
    identityProvider: tokens.asIdentityProvider(),
  };
}
