import type { RequestListener } from 'node:http';
import { DEMO_PROJECT } from './accounts-export.js';

/** The modules of firebase-tools that are used; its version is pinned. */
interface EmulatorServer {
  readonly createApp: (project: string) => Promise<RequestListener>;
}

interface EmulatorRegistry {
  readonly EmulatorRegistry: { readonly set: (name: string, instance: EmulatorInstance) => void };
}

interface EmulatorInstance {
  readonly getName: () => string;
  readonly getInfo: () => { readonly host: string; readonly port: number };
}

/** The module that compiles the emulator's API description. */
interface ApiCompiler {
  middleware: (description: object, options: object) => Promise<unknown>;
}

/**
 * Creates the request handler of the Auth emulator of firebase-tools, and loads nothing else of it: not the command line,
 * the hub or a log file. `load` is the `require` of firebase-tools; `port` is where the handler will listen.
 */
export async function createEmulatorApp(load: NodeJS.Require, port: number): Promise<RequestListener> {
  compileOnFirstUse(load('exegesis-express') as ApiCompiler);
  const { EmulatorRegistry } = load('./lib/emulator/registry.js') as EmulatorRegistry;
  EmulatorRegistry.set('auth', { getName: () => 'auth', getInfo: () => ({ host: '127.0.0.1', port }) });
  const { createApp } = load('./lib/emulator/auth/server.js') as EmulatorServer;
  return createApp(DEMO_PROJECT);
}

/** Compiles the validator of a parameter when it is needed first: there are more than a thousand. */
function compileOnFirstUse(compiler: ApiCompiler): void {
  const { middleware } = compiler;
  compiler.middleware = (description, options) =>
    middleware(description, { ...options, lazyCompileValidationSchemas: true });
}
