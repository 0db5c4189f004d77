import type { AddressInfo } from 'node:net';
import express from 'express';
import { FreeSpace } from './disk/free-space.js';
import { checkedHead } from './gateway/checked-head.js';
import { clientRoutes } from './gateway/client-routes.js';
import { checkedAnswers } from './gateway/checked-answers.js';
import { gatewayConfig } from './gateway/config.js';
import { EmulatorRoutes } from './gateway/emulator-routes.js';
import { listenForExports } from './gateway/exporting.js';
import { frontServer } from './gateway/front-server.js';
import { forward, otherServer, ourServer, passOn } from './gateway/proxy.js';
import { clientHeaders, plainHeaders } from './gateway/security-headers.js';
import { refuseChangesWithoutRoom } from './gateway/storage-guard.js';
import { failed, nothingHere } from './gateway/unanswered.js';
import { onEnd } from './lifecycle/exit-with-parent.js';

const config = gatewayConfig(process.env);
const say = (line: Record<string, unknown>) => console.log(JSON.stringify(line));

const runtimeConfig = JSON.parse(config.runtimeConfig) as { firebase: { authDomain: string } };
const queryApi = ourServer(config.queryApi);
const commandApi = ourServer(config.commandApi);
const back = config.undescribed === undefined ? passOn : await checkedAnswers(config.queryApi, config.undescribed);
const app = express().disable('x-powered-by').disable('etag');

const space = new FreeSpace(config.storage.folder, config.storage.minFreeBytes);

app.use(plainHeaders, checkedHead);
app.use(refuseChangesWithoutRoom(space));
app.use('/api', (request, response) => {
  request.url = request.originalUrl;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return forward(reads ? queryApi : commandApi, request, response, back);
});
if (config.emulator) {
  const emulator = new EmulatorRoutes(config.emulator, (notice) => say({ notice }));
  listenForExports(emulator, config.emulator.exportPort);
  app.use(async (request, response, next) => {
    if (emulator.takes(request.path)) await emulator.handle(request.path, request, response);
    else next();
  });
}
app.use(clientHeaders(config.emulator ? undefined : runtimeConfig.firebase.authDomain, config.clientUrl !== undefined));
app.get('/config.json', (_request, response) => {
  response.set('Cache-Control', 'no-store').type('application/json').send(config.runtimeConfig);
});
if (config.clientUrl === undefined) {
  app.use(clientRoutes(config.clientDir));
} else {
  const development = otherServer(new URL(config.clientUrl));
  app.use((request, response) => forward(development, request, response));
}

app.use(nothingHere, failed);

const server = frontServer(app, config.connections);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `PORT ${config.port} is in use` : error.message);
  process.exit(1);
});
server.listen(config.port, '127.0.0.1', () => {
  say({ ready: true, port: (server.address() as AddressInfo).port });
});
onEnd(() => {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 3_000).unref();
});
