import { join } from 'node:path';
import { DEMO_PROJECT, exportAccounts } from '../identity/accounts-export.js';
import { DataDir } from './data-dir.js';
import { makeDemoAccount } from './demo-account.js';
import { DiskMonitor } from './disk-monitor.js';
import { HeldPorts } from './held-ports.js';
import { Plans } from './plans.js';
import type { Programs } from './programs.js';
import type { Progress } from './progress.js';
import { RunningStack } from './running-stack.js';
import type { Settings } from './settings.js';
import { StackFile } from './stack-file.js';
import { holdPorts, type StackPorts } from './stack-ports.js';

/** A stack that serves. */
export interface Stack {
  readonly url: string;
  /** How to sign in as the demo account, where there is one. */
  readonly demo: string | undefined;
  /** Rejects when a part exited too often to be restarted. */
  readonly failed: () => Promise<never>;
  readonly stop: () => Promise<void>;
}

/** What the steps of a start share. */
interface Start {
  readonly settings: Settings;
  readonly progress: Progress;
  readonly data: DataDir;
  readonly ports: StackPorts;
  readonly plans: Plans;
  readonly running: RunningStack;
  readonly disk: DiskMonitor;
}

/** Starts everything, in the order in which one needs the other; what was started is stopped again when one fails. */
export async function startStack(settings: Settings, programs: Programs, progress: Progress): Promise<Stack> {
  const data = await DataDir.open(settings.dataDir);
  const held = await HeldPorts.open();
  let disk: DiskMonitor | undefined;
  // Without room no service can start; the reason is known, and they are needed once there is room.
  const running = new RunningStack(progress, settings.restarts, () => disk?.isFull === true);
  const stop = async () => {
    await running.stop();
    disk?.stop();
    held.close();
    data.close();
  };
  try {
    disk = await DiskMonitor.start(data.path, settings.disk, (line) => progress.say(line));
    const ports = await holdPorts(held, settings.port);
    const plans = new Plans(settings, programs, data, ports, (name, error) =>
      progress.say(`Writing the log of ${name} failed: ${error.message}`),
    );
    return await startParts({ settings, progress, data, ports, plans, running, disk }, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(start: Start, stop: () => Promise<void>): Promise<Stack> {
  const { settings, data, running, ports } = start;
  const identity = startIdentity(start);
  const env = await startStores(start);
  const url = `http://localhost:${ports.gateway}`;
  const services = startServices(start, env);
  // To check responses, the gateway reads the OpenAPI document of the query API when it starts.
  if (settings.validateResponses) await services;
  await Promise.all([services, startGateway(start), identity]);
  await Promise.race([untilHealthy(url), running.failed()]);
  const demo = settings.firebase ? undefined : await makeDemoAccount(url, data);
  keepStackFile(start, url, { ...env, COMMAND_API_URL: local(ports.services['command-api']) });
  return { url, demo, failed: () => running.failed(), stop };
}

type Environment = Readonly<Record<string, string>>;

const local = (port: number): string => `http://127.0.0.1:${port}`;

/** The emulator takes longest to start, and nobody but the gateway waits for it. */
function startIdentity({ settings, plans, ports, running }: Start): Promise<void> {
  if (settings.firebase) return Promise.resolve();
  const start = async () => {
    await running.start(plans.authEmulator());
    running.beforeStop(() => exportAccounts(local(ports.identity), plans.accounts));
  };
  const ready = start();
  ready.catch(() => undefined); // whoever awaits it hears of the failure
  return ready;
}

/** Starts the stores that are not elsewhere; returns how the services reach all of them. */
async function startStores({ settings, plans, data, ports, running }: Start): Promise<Environment> {
  await running.start(
    ...(settings.eventStoreUrl === undefined ? [plans.eventStore()] : []),
    ...(settings.mongoUrl === undefined ? [plans.mongodb()] : []),
    ...(settings.redisUrl === undefined ? [plans.redis()] : []),
  );
  const mongo = `mongodb://127.0.0.1:${ports.mongodb}`;
  return {
    EVENTSTORE_URL: settings.eventStoreUrl ?? `esdb://127.0.0.1:${ports.eventStore}?tls=false`,
    MONGODB_URL: settings.mongoUrl ?? `${mongo}/trackrecord`,
    KEYS_MONGODB_URL: settings.keysMongoUrl ?? `${mongo}/trackrecord_keys`,
    REDIS_URL: settings.redisUrl ?? `redis://127.0.0.1:${ports.redis}`,
    MASTER_KEY: settings.masterKey ?? data.secret('master.key'),
    ...(settings.acceptLog === undefined ? {} : { ACCEPT_LOG: settings.acceptLog }),
    FIREBASE_PROJECT_ID: settings.firebase?.projectId ?? DEMO_PROJECT,
    ...(settings.firebase ? {} : { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.identity}` }),
  };
}

async function startServices({ settings, plans, ports, running, disk }: Start, env: Environment): Promise<void> {
  const { services } = ports;
  const exportUrl: Environment = settings.firebase ? {} : { IDENTITY_EXPORT_URL: local(ports.accountsExport) };
  const COMMAND_API_URL = local(services['command-api']);
  const HEALTH_TARGETS = [
    ...(['command-api', 'projector', 'relay', 'worker'] as const).map(
      (name) => `${name}=${local(services[name])}/readyz`,
    ),
    `disk=${disk.url}`,
    ...(settings.firebase ? [] : [`identity=${local(ports.identity)}/`]),
  ].join(',');
  await running.start(
    plans.service('command-api', 'command-api', { ...env, ...settings.limits, ...exportUrl }),
    plans.service('projector', 'query-api', { ...env, ...settings.projector }),
    plans.service('query-api', 'query-api', { ...env, ...settings.limits, HEALTH_TARGETS }),
    plans.service('relay', 'workers', { ...env, ...settings.relay }),
    plans.service('worker', 'workers', { ...env, ...settings.worker, COMMAND_API_URL }),
  );
}

async function startGateway({ settings, plans, ports, running, progress }: Start): Promise<void> {
  if (settings.dev) await running.start(plans.developmentClient());
  const emulator = {
    AUTH_EMULATOR_URL: local(ports.identity),
    AUTH_EMULATOR_ACCOUNTS: plans.accounts,
    ACCOUNTS_EXPORT_PORT: String(ports.accountsExport),
  };
  const env = {
    ...settings.limits,
    ...settings.front,
    COMMAND_API_URL: local(ports.services['command-api']),
    QUERY_API_URL: local(ports.services['query-api']),
    RUNTIME_CONFIG: runtimeConfig(settings),
    ...(settings.dev ? { CLIENT_URL: local(ports.client) } : {}),
    ...(settings.firebase ? {} : emulator),
  };
  await running.start(plans.gateway(env, (notice) => progress.say(notice)));
}

/** Writes the facts of the stack for other commands, again after every restart, until the stack stops. */
function keepStackFile({ data, running, progress }: Start, url: string, env: Environment): void {
  const file = new StackFile(join(data.path, 'stack.json'), (error) => progress.failed(error));
  const write = () => file.write({ pid: process.pid, url, dataDir: data.path, pids: running.pids, env });
  write();
  running.onRestart(write);
  running.beforeStop(() => file.remove());
}

const runtimeConfig = ({ firebase }: Settings): string =>
  JSON.stringify({
    environment: firebase ? 'local' : 'embedded',
    apiBaseUrl: '/api',
    cvBaseUrl: '/api',
    authEmulator: !firebase,
    firebase: firebase ?? { projectId: DEMO_PROJECT, apiKey: 'demo', authDomain: 'localhost' },
  });

async function untilHealthy(url: string): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error(`the stack is not healthy: ${(await answer?.text()) ?? 'no response'}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
