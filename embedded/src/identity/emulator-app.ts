import type { RequestListener } from 'node:http';
import { DEMO_PROJECT } from './export-accounts.js';

/** Internal modules of firebase-tools, whose version is pinned. */
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
 * Creates the request handler of the Auth emulator without the rest of firebase-tools: no command line, hub or log
 * file. `load` is the `require` of firebase-tools; `port` is where the handler will listen.
 */
export async function createEmulatorApp(load: NodeJS.Require, port: number): Promise<RequestListener> {
  compileOnFirstUse(load('exegesis-express') as ApiCompiler);
  const { EmulatorRegistry } = load('./lib/emulator/registry.js') as EmulatorRegistry;
  EmulatorRegistry.set('auth', { getName: () => 'auth', getInfo: () => ({ host: '127.0.0.1', port }) });
  const { createApp } = load('./lib/emulator/auth/server.js') as EmulatorServer;
  return createApp(DEMO_PROJECT);
}

/** Compiles the validators of parameters (more than a thousand) on first use. */
function compileOnFirstUse(compiler: ApiCompiler): void {
  const { middleware } = compiler;
  compiler.middleware = (description, options) =>
    middleware(description, { ...options, lazyCompileValidationSchemas: true });
}
