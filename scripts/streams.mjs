// `npm run streams -- log|show|event|trace|tail|projections|verify`: reads the streams of the stack that runs in DATA_DIR,
// or of the site at BASE_URL, as a staff member.
import './compile-cache.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const stackFile = join(process.env.DATA_DIR ?? '.data', 'stack.json');
if (process.env.BASE_URL === undefined && existsSync(stackFile)) {
  process.env.BASE_URL = JSON.parse(readFileSync(stackFile, 'utf8')).url;
}
await import('../query-api/dist/streams.main.js');
