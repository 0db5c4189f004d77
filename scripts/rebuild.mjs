// `npm run rebuild -- PROJECTION [--uid=UID]`: rebuilds a read model of the stack that runs in DATA_DIR, or of the
// stores in the environment variables.
import './compile-cache.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const stackFile = join(process.env.DATA_DIR ?? '.data', 'stack.json');
if (process.env.EVENTSTORE_URL === undefined && existsSync(stackFile)) {
  Object.assign(process.env, JSON.parse(readFileSync(stackFile, 'utf8')).env);
}
process.env.LOG_LEVEL ??= 'warn';
await import('../query-api/dist/rebuild.main.js');
