// `npm run verify-receipt -- FILE [--uid=UID] [--key=FILE|URL]`: verifies the receipt of an erasure.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../platform/dist/verify-receipt.main.js', import.meta.url);
if (!existsSync(fileURLToPath(program))) await (await import('./set-up.mjs')).setUp({ required: [], optional: [] });
await import(program.href);
