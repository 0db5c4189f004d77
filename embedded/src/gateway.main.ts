import type { AddressInfo, Server } from 'node:net';
import express from 'express';
import pino from 'pino';
import { FreeSpace } from './disk/free-space.js';
import { toConnectionRejection } from '@trackrecord/contracts';
import { validateHost, validateOrigin, validateRequestHead } from './gateway/validate-request-head.js';
import { serveClient } from './gateway/client-pages.js';
import { compressJson } from './gateway/compress-json.js';
import { readGatewayConfig } from './gateway/config.js';
import { getResponseTimeoutMs } from './gateway/endpoints.js';
import { EmulatorRoutes } from './gateway/emulator-routes.js';
import { createExportServer } from './gateway/export-server.js';
import { createFrontServer } from './gateway/front-server.js';
import { GatewayMetrics } from './gateway/metrics.js';
import { observeRequests } from './gateway/observe-requests.js';
import { createOperationsServer } from './gateway/operations-server.js';
import { Origins } from './gateway/origins.js';
import {
  forward,
  createExternalUpstream,
  createInternalUpstream,
  sendResponse,
  type ResponseSender,
  withResponseTimeout,
} from './gateway/proxy.js';
import { assignRequestId } from './gateway/request-id.js';
import { setClientSecurityHeaders, setDefaultSecurityHeaders } from './gateway/security-headers.js';
import { rejectChangesWhenFull } from './gateway/storage-guard.js';
import { handleError, handleNotFound } from './gateway/fallback-handlers.js';
import { onShutdown } from './lifecycle/exit-with-parent.js';

/** Long, because Vite may bundle a dependency before it responds. */
const DEVELOPMENT_TIMEOUT_MS = 60_000;
/** How long open requests may take to finish at shutdown. */
const SHUTDOWN_TIMEOUT_MS = 3_000;

const config = readGatewayConfig(process.env);
const logger = pino({ name: 'gateway', level: config.logLevel }, pino.destination({ dest: 1, sync: true }));
const metrics = new GatewayMetrics();
const origins = new Origins(config.publicOrigins);
const printMessage = (line: Record<string, unknown>) => console.log(JSON.stringify(line));

const runtimeConfig = JSON.parse(config.runtimeConfigJson) as { firebase: { authDomain: string } };
const queryApi = createInternalUpstream(config.queryApi);
const commandApi = createInternalUpstream(config.commandApi);
const sendApiResponse =
  config.invalidResponsesFile === undefined
    ? sendResponse
    : await createTestResponseValidator(config.invalidResponsesFile);
const app = express().disable('x-powered-by').disable('etag');

const freeSpace = new FreeSpace(config.storage.folder, config.storage.minFreeBytes);

app.use(
  assignRequestId,
  observeRequests(logger, metrics),
  setDefaultSecurityHeaders,
  validateRequestHead,
  validateHost(origins),
);
app.use(rejectChangesWhenFull(freeSpace));
app.use('/api', compressJson(), (request, response) => {
  request.url = request.originalUrl;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const timeoutMs = getResponseTimeoutMs(request.method, request.url);
  return forward(withResponseTimeout(isRead ? queryApi : commandApi, timeoutMs), request, response, sendApiResponse);
});
if (config.emulator) {
  const emulator = new EmulatorRoutes(config.emulator, origins, (notice) => printMessage({ notice }));
  const validateEmulatorOrigin = validateOrigin(origins);
  createExportServer(emulator, config.emulator.exportPort);
  app.use((request, response, next) => {
    if (emulator.canHandle(request.path)) validateEmulatorOrigin(request, response, next);
    else next();
  });
  app.use(async (request, response, next) => {
    if (emulator.canHandle(request.path)) await emulator.handle(request.path, request, response);
    else next();
  });
}
const firebaseDomain = config.emulator ? undefined : runtimeConfig.firebase.authDomain;
const isDevelopment = config.clientUrl !== undefined;
app.use(setClientSecurityHeaders(firebaseDomain, isDevelopment));
app.get('/config.json', (_request, response) => {
  response.set('Cache-Control', 'no-store').type('application/json').send(config.runtimeConfigJson);
});
if (config.clientUrl === undefined) {
  app.use(serveClient(config.clientDir));
} else {
  const url = new URL(config.clientUrl);
  const devServer = withResponseTimeout(createExternalUpstream(url), DEVELOPMENT_TIMEOUT_MS);
  app.use((request, response) => {
    // Vite validates the host as well and accepts only its own.
    request.headers.host = url.host;
    return forward(devServer, request, response);
  });
}

app.use(handleNotFound, handleError);

/** Loads the response validator, whose dependencies are not installed in production, only when it is configured. */
async function createTestResponseValidator(reportFile: string): Promise<ResponseSender> {
  const { createResponseValidator } = await import('./gateway/response-validator/response-validator.js');
  return createResponseValidator(config.queryApi, reportFile);
}

let isStopping = false;
const operationsServer = createOperationsServer(metrics, () => server.listening && !isStopping);
const server = createFrontServer(app, config.connections);
server.on('clientError', (error: NodeJS.ErrnoException) => {
  const { status } = toConnectionRejection(error);
  metrics.countMalformedRequest(status);
  logger.info({ status, code: error.code }, 'client error');
});
for (const [listener, variable, port] of [
  [server, 'PORT', config.port],
  [operationsServer, 'OPERATIONS_PORT', config.operationsPort],
] as const) {
  listener.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `${variable} ${port} is in use` : error.message);
    process.exit(1);
  });
}
const getPort = (listener: Server) => (listener.address() as AddressInfo).port;
operationsServer.listen(config.operationsPort, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${getPort(operationsServer)}`;
  logger.info(
    { health: `${url}/healthz`, readiness: `${url}/readyz`, metrics: `${url}/metrics` },
    'operations endpoint',
  );
  server.listen(config.port, '127.0.0.1', () => {
    const port = getPort(server);
    origins.setPort(port);
    printMessage({ ready: true, port });
  });
});
onShutdown(() => {
  isStopping = true;
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
});
