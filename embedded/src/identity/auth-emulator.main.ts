/**
 * Runs the Auth emulator. The accounts are imported on a temporary port; the public port opens once the accounts and
 * their sessions are restored, so that no existing account is reported as missing.
 */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { onShutdown } from '../lifecycle/exit-with-parent.js';
import { importAccounts } from './accounts-export.js';
import { createEmulatorApp, rejectBrowsers } from './emulator-app.js';
import { readEmulatorEnvironment } from './environment.js';

/** Longer than the gateway and the services keep idle connections open. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

onShutdown(() => process.exit(0));

const { port, accountsDir } = readEmulatorEnvironment(process.env);
const firebaseTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const app = rejectBrowsers(await createEmulatorApp(firebaseTools, port));
const temporaryServer = await listen(app, 0);
await importAccounts(`http://127.0.0.1:${(temporaryServer.address() as AddressInfo).port}`, accountsDir);
temporaryServer.close();
temporaryServer.closeAllConnections();
await listen(app, port);
console.log(JSON.stringify({ ready: true, port }));

async function listen(handle: RequestListener, listenPort: number): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, handle).listen(listenPort, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
