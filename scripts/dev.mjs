// `npm run dev`: runs the stack with hot reload. Vite serves the client; services restart when their build changes.
import './compile-cache.mjs';
import { setUp } from './set-up.mjs';
import { spawnCompiler } from './spawn-compiler.mjs';

await setUp({ required: ['redis'], optional: ['cv', 'sound', 'speech'] });
const compiler = spawnCompiler(['tsconfig.build.json', '--watch', '--preserveWatchOutput'], { stdio: 'inherit' });
process.on('exit', () => compiler.kill());
process.env.DEV = '1';
await import('../embedded/dist/start.main.js');
