// `npm start`: sets up what is missing, then runs the embedded stack in this process until Ctrl-C.
import { setUp } from './set-up.mjs';

await setUp(['redis'], ['cv', 'sound', 'speech']);
await import('../embedded/dist/start.main.js');
