// Import this before anything else: keeps compiled code for the next start, of this process and of those that it starts.
import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Older versions than 22.8 have no such function; those from 22.1 on read the variable.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../.set-up/compile-cache', import.meta.url));
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
