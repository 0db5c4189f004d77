import { parseArgs } from 'node:util';
import { PROFILE_STREAM_PREFIX } from '@trackrecord/contracts';
import { ConfigError, createLogger, runMain } from '@trackrecord/platform';
import { projectorConfig } from './config.js';
import { profileProjection } from './profile/profile-projection.js';
import { openStores } from './projector/open-stores.js';
import { rebuildAll, rebuildStream } from './projector/rebuild.js';

runMain(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { uid: { type: 'string' } } });
  const { name } = profileProjection;
  if (positionals[0] !== name) throw new ConfigError(`Usage: npm run rebuild -- ${name} [--uid=UID]`);
  const config = projectorConfig(process.env);
  const { mongo, keysMongo, store, projections, profileTarget } = await openStores(
    config,
    createLogger('rebuild', config.LOG_LEVEL),
  );
  if (values.uid === undefined) {
    const { collection, events } = await rebuildAll(name, store, projections, profileTarget);
    console.log(`${name}: ${events} events folded into ${collection}, which serves from now on`);
  } else {
    const stream = `${PROFILE_STREAM_PREFIX}${values.uid}`;
    const { events, stuck } = await rebuildStream(name, stream, store, projections, profileTarget);
    if (stuck) {
      console.error(`${name}: ${stream} cannot be folded beyond ${stuck.reason}; it stays in quarantine`);
      process.exitCode = 1;
    } else {
      console.log(`${name}: ${events} events of ${stream} folded again`);
    }
  }
  await Promise.all([store.close(), mongo.close(), keysMongo.close()]);
});
