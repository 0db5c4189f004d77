import { parseArgs } from 'node:util';
import { CommandLineError, createLogger, runMain } from '@trackrecord/platform';
import { readProjectorConfig } from './config.js';
import { mapProjections } from './map-projections.js';
import { connectProjectorStores, type Stores } from './projector/connect-projector-stores.js';
import type { Projection } from './projector/projection.js';
import { rebuildAll, rebuildStream } from './projector/rebuild.js';

runMain(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { uid: { type: 'string' } } });
  const rebuilds = mapProjections((projection) => ({
    name: projection.name,
    rebuild: (stores: Stores) => rebuild(projection, stores, values.uid),
  }));
  const selectedRebuild = rebuilds.find(({ name }) => name === positionals[0]);
  if (!selectedRebuild) {
    throw new CommandLineError(`Usage: npm run rebuild -- ${rebuilds.map(({ name }) => name).join('|')} [--uid=UID]`);
  }
  const config = readProjectorConfig(process.env);
  const stores = await connectProjectorStores(config, createLogger('rebuild', config.LOG_LEVEL));
  await selectedRebuild.rebuild(stores);
  await Promise.all([stores.store.close(), stores.mongo.close(), stores.keysMongo.close()]);
});

/** Rebuilds all documents of a projection, or the document of one user. */
async function rebuild<View>(projection: Projection<View>, { store, projections, createTarget }: Stores, uid?: string) {
  const { name, streamPrefix } = projection;
  const createProjectionTarget = createTarget(projection);
  if (uid === undefined) {
    const { collection, eventCount } = await rebuildAll(name, store, projections, createProjectionTarget);
    console.log(`${name}: rebuilt ${collection} from ${eventCount} events`);
    return;
  }
  const stream = `${streamPrefix}${uid}`;
  const { eventCount, stuck } = await rebuildStream(name, stream, store, projections, createProjectionTarget);
  if (stuck) {
    console.error(`${name}: rebuilding ${stream} failed, stream stays quarantined: ${stuck.reason}`);
    process.exitCode = 1;
  } else {
    console.log(`${name}: rebuilt ${stream} from ${eventCount} events`);
  }
}
