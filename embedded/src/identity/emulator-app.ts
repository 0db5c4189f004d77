import type { IncomingMessage, RequestListener } from 'node:http';
import { acceptFirstTokens, type AccountsModule } from './accept-first-tokens.js';
import { DEMO_PROJECT } from './accounts-export.js';
import { keepSignInTimes, type StateModule } from './keep-sign-in-times.js';

/** Internal modules of firebase-tools, whose version is pinned. */
interface ServerModule {
  readonly createApp: (project: string) => Promise<RequestListener>;
}

interface RegistryModule {
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
  enableLazyCompilation(load('exegesis-express') as ApiCompiler);
  const { EmulatorRegistry } = load('./lib/emulator/registry.js') as RegistryModule;
  EmulatorRegistry.set('auth', { getName: () => 'auth', getInfo: () => ({ host: '127.0.0.1', port }) });
  const accounts = load('./lib/emulator/auth/state.js') as AccountsModule & StateModule;
  acceptFirstTokens(accounts);
  keepSignInTimes(accounts);
  const { createApp } = load('./lib/emulator/auth/server.js') as ServerModule;
  return createApp(DEMO_PROJECT);
}

/** Compiles the validators of parameters (more than a thousand) on first use. */
function enableLazyCompilation(compiler: ApiCompiler): void {
  const { middleware } = compiler;
  compiler.middleware = (description, options) =>
    middleware(description, { ...options, lazyCompileValidationSchemas: true });
}

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const isFromBrowser = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined || !LOOPBACK_HOST.test(headers.host ?? '');

/**
 * Rejects browser requests to the Auth emulator's own port. The emulator allows every origin and accepts `Bearer owner`
 * as an admin token, so any web page that found the port (also by DNS rebinding) could read and change every account.
 * Programs of this machine send no `Origin` and a loopback host.
 */
export const rejectBrowsers =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (isFromBrowser(request)) response.writeHead(403, { connection: 'close' }).end();
    else handle(request, response);
  };
