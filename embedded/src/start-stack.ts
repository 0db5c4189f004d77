import { join } from 'node:path';
import { DEMO_PROJECT, exportAccounts } from './identity/accounts-export.js';
import { DataDir } from './supervisor/data-dir.js';
import { DemoAccount } from './demo/demo-account.js';
import { createDemoStaff } from './demo/demo-staff.js';
import { DiskMonitor } from './supervisor/disk-monitor.js';
import { ReservedPorts } from './supervisor/reserved-ports.js';
import { ProcessSpecs } from './supervisor/process-specs.js';
import type { Programs } from './supervisor/process-specs.js';
import type { Progress } from './supervisor/progress.js';
import { RunningStack } from './supervisor/running-stack.js';
import type { Settings } from './supervisor/settings.js';
import { StackFile } from './supervisor/stack-file.js';
import { reservePorts, type StackPorts } from './supervisor/stack-ports.js';
import { waitUntilHealthy } from './supervisor/wait-until-healthy.js';

export interface Stack {
  readonly url: string;
  /** The credentials of the demo account, if there is one. */
  readonly demoAccount: string | undefined;
  /** The credentials of the demo staff, if there are any. */
  readonly demoStaff: string | undefined;
  /** Rejects when a process has exited too often to be restarted. */
  readonly waitForFailure: () => Promise<never>;
  readonly stop: () => Promise<void>;
}

/** The emulator accepts every key. */
const DEMO_API_KEY = 'demo';

/** Shared by the steps of a start. */
interface StartContext {
  readonly settings: Settings;
  readonly progress: Progress;
  readonly data: DataDir;
  readonly ports: StackPorts;
  readonly specs: ProcessSpecs;
  readonly stack: RunningStack;
  readonly disk: DiskMonitor;
  /** Undefined with a real identity provider. */
  readonly demo: DemoAccount | undefined;
}

/** Starts all processes in the order of their dependencies. If one fails, those already started are stopped. */
export async function startStack(settings: Settings, programs: Programs, progress: Progress): Promise<Stack> {
  const dataDir = await DataDir.open(settings.dataDir);
  const reservedPorts = await ReservedPorts.open();
  let disk: DiskMonitor | undefined;
  // No service can start on a full disk. That is temporary, so restarts are not limited.
  const stack = new RunningStack(progress, settings, () => disk?.isFull === true);
  const stop = async () => {
    await stack.stop();
    disk?.stop();
    reservedPorts.close();
    dataDir.close();
  };
  try {
    disk = await DiskMonitor.start(dataDir.path, settings.disk, (line) => progress.print(line));
    const ports = await reservePorts(reservedPorts, settings);
    const demo = settings.firebase ? undefined : new DemoAccount(dataDir, settings.hasDemoHistory);
    const specs = new ProcessSpecs(settings, programs, dataDir, ports, (name, error) =>
      progress.print(`Writing the log of ${name} failed: ${error.message}`),
    );
    return await startProcesses({ settings, progress, data: dataDir, ports, specs, stack, disk, demo }, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startProcesses(context: StartContext, stop: () => Promise<void>): Promise<Stack> {
  const { settings, data, stack, ports, progress } = context;
  const emulatorStart = startAuthEmulator(context);
  const env = await startStores(context);
  const url = `http://localhost:${ports.gateway}`;
  const servicesStart = startServices(context, env);
  // To check responses, the gateway reads the OpenAPI document of the query API when it starts.
  if (settings.shouldValidateResponses) await servicesStart;
  await Promise.all([servicesStart, startGateway(context), emulatorStart]);
  const backgroundParts = new Set(['relay', 'workers']);
  const pendingParts = await Promise.race([waitUntilHealthy(url, backgroundParts), stack.waitForFailure()]);
  if (pendingParts.length > 0) {
    const logs = join(data.path, 'logs');
    progress.print(`Not ready yet: ${pendingParts.join(', ')}. Background work waits (${logs}).`);
  }
  const stopController = new AbortController();
  const demoAccount = await context.demo?.create(url, stopController.signal);
  const accountsExportUrl = toLocalUrl(ports.accountsExport);
  const demoStaff = settings.firebase
    ? undefined
    : await createDemoStaff({ url, emulatorUrl: toLocalUrl(ports.authEmulator), accountsExportUrl }, data);
  maintainStackFile(context, url, {
    ...env,
    COMMAND_API_URL: toLocalUrl(ports.services['command-api']),
    ...(settings.firebase ? {} : { IDENTITY_EXPORT_URL: accountsExportUrl }),
  });
  // In the background: it waits for the first CVs and postings.
  context.demo?.writeHistory(url, stopController.signal).catch((error: unknown) => {
    if (!stopController.signal.aborted)
      progress.print(`The history of the demo account is not complete: ${String(error)}`);
  });
  const stopStack = (): Promise<void> => {
    stopController.abort();
    return stop();
  };
  return { url, demoAccount, demoStaff, waitForFailure: () => stack.waitForFailure(), stop: stopStack };
}

type Environment = Readonly<Record<string, string>>;

const toLocalUrl = (port: number): string => `http://127.0.0.1:${port}`;

/** Starts the emulator, which takes longest. No other process waits for it. */
function startAuthEmulator({ settings, specs, ports, stack }: StartContext): Promise<void> {
  if (settings.firebase) return Promise.resolve();
  const start = async () => {
    await stack.start(specs.createAuthEmulatorSpec());
    stack.addStopStep(() => exportAccounts(toLocalUrl(ports.authEmulator), specs.accountsDir));
  };
  const startPromise = start();
  startPromise.catch(() => undefined); // the caller handles the error when it awaits the promise
  return startPromise;
}

/** Starts the embedded stores; returns the environment that the services connect with. */
async function startStores({ settings, specs, data, ports, stack }: StartContext): Promise<Environment> {
  await stack.start(
    ...(settings.eventStoreUrl === undefined ? [specs.createEventStoreSpec()] : []),
    ...(settings.mongoUrl === undefined ? [specs.createMongodbSpec()] : []),
    ...(settings.redisUrl === undefined ? [specs.createRedisSpec()] : []),
  );
  const mongoOrigin = `mongodb://127.0.0.1:${ports.mongodb}`;
  return {
    EVENTSTORE_URL: settings.eventStoreUrl ?? `esdb://127.0.0.1:${ports.eventStore}?tls=false`,
    MONGODB_URL: settings.mongoUrl ?? `${mongoOrigin}/trackrecord`,
    KEYS_MONGODB_URL: settings.keysMongoUrl ?? `${mongoOrigin}/trackrecord_keys`,
    REDIS_URL: settings.redisUrl ?? `redis://127.0.0.1:${ports.redis}`,
    MASTER_KEY: settings.masterKey ?? data.getOrCreateSecret('master.key'),
    ...(settings.acceptedLogName === undefined ? {} : { ACCEPT_LOG: settings.acceptedLogName }),
    FIREBASE_PROJECT_ID: settings.firebase?.projectId ?? DEMO_PROJECT,
    ...(settings.firebase ? {} : { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.authEmulator}` }),
  };
}

async function startServices(
  { settings, specs, ports, stack, disk, demo }: StartContext,
  env: Environment,
): Promise<void> {
  const { services } = ports;
  const COMMAND_API_URL = toLocalUrl(services['command-api']);
  const HEALTH_TARGETS = [
    ...(['command-api', 'projector', 'relay'] as const).map((name) => `${name}=${toLocalUrl(services[name])}/readyz`),
    `disk=${disk.url}`,
    ...(settings.firebase ? [] : [`identity=${toLocalUrl(ports.authEmulator)}/`]),
  ].join(',');
  await stack.start(
    specs.createServiceSpec('command-api', 'command-api', {
      ...env,
      ...settings.publicServices,
      ...createIdentityEnvironment(settings, ports),
      ...(demo?.key !== undefined && { DEMO_KEY: demo.key }),
    }),
    specs.createServiceSpec('projector', 'query-api', { ...env, ...settings.projector }),
    specs.createServiceSpec('query-api', 'query-api', {
      ...env,
      ...settings.publicServices,
      HEALTH_TARGETS,
      COMMAND_API_URL,
    }),
    specs.createRelaySpec({ ...env, ...settings.relay }),
    ...specs.createWorkerSpecs({ ...env, ...settings.worker, COMMAND_API_URL }),
  );
}

/**
 * What the command API needs of the identity provider. It calls the emulator through the gateway, which prints the
 * links of emails to the terminal, because the emulator sends none.
 */
const createIdentityEnvironment = ({ firebase }: Settings, ports: StackPorts): Environment =>
  firebase
    ? { FIREBASE_API_KEY: firebase.apiKey }
    : {
        FIREBASE_API_KEY: DEMO_API_KEY,
        IDENTITY_URL: `${toLocalUrl(ports.gateway)}/identitytoolkit.googleapis.com`,
        IDENTITY_EXPORT_URL: toLocalUrl(ports.accountsExport),
      };

async function startGateway({ settings, specs, ports, stack, progress }: StartContext): Promise<void> {
  if (settings.isDevelopment) await stack.start(specs.createClientSpec());
  const emulator = {
    AUTH_EMULATOR_URL: toLocalUrl(ports.authEmulator),
    AUTH_EMULATOR_ACCOUNTS: specs.accountsDir,
    ACCOUNTS_EXPORT_PORT: String(ports.accountsExport),
  };
  const env = {
    ...settings.publicServices,
    ...settings.gateway,
    COMMAND_API_URL: toLocalUrl(ports.services['command-api']),
    QUERY_API_URL: toLocalUrl(ports.services['query-api']),
    RUNTIME_CONFIG: createRuntimeConfig(settings),
    ...(settings.isDevelopment ? { CLIENT_URL: toLocalUrl(ports.client) } : {}),
    ...(settings.firebase ? {} : emulator),
  };
  await stack.start(specs.createGatewaySpec(env, (notice) => progress.print(notice)));
}

/** Writes stack.json for other commands, updates it after every restart and removes it when the stack stops. */
function maintainStackFile({ data, stack, progress }: StartContext, url: string, env: Environment): void {
  const file = new StackFile(join(data.path, 'stack.json'), (error) => progress.printError(error));
  const write = () => file.write({ pid: process.pid, url, dataDir: data.path, pids: stack.pids, env });
  write();
  stack.onRestart(write);
  stack.addStopStep(() => file.remove());
}

const createRuntimeConfig = ({ firebase }: Settings): string =>
  JSON.stringify({
    environment: firebase ? 'local' : 'embedded',
    apiBaseUrl: '/api',
    cvBaseUrl: '/api',
    authEmulator: !firebase,
    firebase: firebase ?? { projectId: DEMO_PROJECT, apiKey: DEMO_API_KEY, authDomain: 'localhost' },
  });
