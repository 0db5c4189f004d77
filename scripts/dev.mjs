// `npm run dev`: runs the stack with hot reload. Vite serves the client; services restart when their build changes.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setUp } from './set-up.mjs';

await setUp({ required: ['redis'], optional: ['cv', 'sound', 'speech'] });
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const compiler = spawn(process.execPath, [tsc, '-b', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'], {
  stdio: 'inherit',
});
process.on('exit', () => compiler.kill());
process.env.DEV = '1';
await import('../embedded/dist/start.main.js');
