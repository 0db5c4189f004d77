// `npm run staff -- grant|revoke|list|mark-test|unmark-test`: manages the roles of staff in the stack that runs in
// DATA_DIR, or in the services of the environment variables.
import './compile-cache.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const stackFile = join(process.env.DATA_DIR ?? '.data', 'stack.json');
if (process.env.EVENTSTORE_URL === undefined && existsSync(stackFile)) {
  Object.assign(process.env, JSON.parse(readFileSync(stackFile, 'utf8')).env);
}
await import('../command-api/dist/staff.main.js');
