// `npm start`: sets up the repository, then runs the embedded stack in this process until Ctrl-C.
import './compile-cache.mjs';
import { setUp } from './set-up.mjs';

await setUp({ required: ['redis'], optional: ['cv', 'sound', 'speech'] });
await import('../embedded/dist/start.main.js');
