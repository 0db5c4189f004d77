import { join } from 'node:path';
import { DEMO_PROJECT, exportAccounts, hubAddress, restoreSessions } from '../identity/auth-emulator.js';
import { DataDir } from './data-dir.js';
import { makeDemoAccount } from './demo-account.js';
import { freePort } from './free-port.js';
import { Plans } from './plans.js';
import type { Programs } from './programs.js';
import type { Progress } from './progress.js';
import { RunningStack, writeStackFile } from './running-stack.js';
import type { Settings } from './settings.js';

/** A stack that serves. */
export interface Stack {
  readonly url: string;
  /** How to sign in as the demo account, where there is one. */
  readonly demo: string | undefined;
  /** Rejects when a part ends by itself. */
  readonly watch: () => Promise<never>;
  readonly stop: () => Promise<void>;
}

/** Starts everything, in the order in which one needs the other; what was started is stopped again when one fails. */
export async function startStack(settings: Settings, programs: Programs, progress: Progress): Promise<Stack> {
  const data = await DataDir.open(settings.dataDir);
  const running = new RunningStack(progress);
  const stop = async () => {
    await running.stop();
    data.close();
  };
  try {
    const plans = new Plans(settings, programs, data);
    const identity = startIdentity(settings, plans, running);
    const services = await startServices(settings, plans, running, data, await identity.address);
    await identity.ready;
    const url = await startGateway(settings, plans, running, progress, services);
    const demo = settings.firebase ? undefined : await makeDemoAccount(url, data);
    const facts = { pid: process.pid, url, dataDir: data.path, pids: running.pids, env: services.env };
    running.beforeStop(writeStackFile(join(data.path, 'stack.json'), facts));
    return { url, demo, watch: () => running.watch(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The emulator takes longest to start, and nobody but the gateway waits for it. */
function startIdentity(settings: Settings, plans: Plans, running: RunningStack) {
  if (settings.firebase) return { address: Promise.resolve(undefined), ready: Promise.resolve() };
  const port = freePort();
  const { accounts, temporary } = plans.emulatorFolders;
  const start = async () => {
    const free = await port;
    await running.start(plans.authEmulator({ auth: free, hub: await freePort(), logging: await freePort() }));
    await restoreSessions(`127.0.0.1:${free}`, accounts);
    running.beforeStop(() => exportAccounts(hubAddress(temporary), accounts));
  };
  const ready = start();
  ready.catch(() => undefined); // whoever awaits it hears of the failure
  return { address: port.then((free) => `127.0.0.1:${free}`), ready };
}

type Environment = Readonly<Record<string, string>>;

interface Services {
  readonly env: Environment;
  readonly commandApi: number;
  readonly queryApi: number;
  readonly emulator: string | undefined;
  /** Where the gateway is asked to write the emulator's accounts to disk. */
  readonly accountsExport: number | undefined;
}

async function startServices(
  settings: Settings,
  plans: Plans,
  running: RunningStack,
  data: DataDir,
  emulator: string | undefined,
): Promise<Services> {
  const redisPort = await freePort();
  const stores = await running.start(
    ...(settings.eventStoreUrl === undefined ? [plans.eventStore()] : []),
    ...(settings.mongoUrl === undefined ? [plans.mongodb()] : []),
    ...(settings.redisUrl === undefined ? [plans.redis(redisPort)] : []),
  );
  const portOf = (name: string) => stores.find((part) => part.name === name)?.port ?? 0;
  const mongo = `mongodb://127.0.0.1:${portOf('mongodb')}`;
  const redisUrl = settings.redisUrl ?? `redis://127.0.0.1:${redisPort}`;
  const env = {
    EVENTSTORE_URL: settings.eventStoreUrl ?? `esdb://127.0.0.1:${portOf('event store')}?tls=false`,
    MONGODB_URL: settings.mongoUrl ?? `${mongo}/trackrecord`,
    KEYS_MONGODB_URL: settings.keysMongoUrl ?? `${mongo}/trackrecord_keys`,
    REDIS_URL: redisUrl,
    MASTER_KEY: settings.masterKey ?? data.secret('master.key'),
    ...(settings.acceptLog === undefined ? {} : { ACCEPT_LOG: settings.acceptLog }),
    FIREBASE_PROJECT_ID: settings.firebase?.projectId ?? DEMO_PROJECT,
    ...(emulator === undefined ? {} : { FIREBASE_AUTH_EMULATOR_HOST: emulator }),
  };
  // The ports are chosen beforehand, because the query API has to know the others to report on their health.
  const [commandApi, projector, queryApi] = [await freePort(), await freePort(), await freePort()];
  const [relay, worker] = [await freePort(), await freePort()];
  const accountsExport = emulator === undefined ? undefined : await freePort();
  const exportUrl: Environment =
    accountsExport === undefined ? {} : { IDENTITY_EXPORT_URL: `http://127.0.0.1:${accountsExport}` };
  const commandApiUrl = `http://127.0.0.1:${commandApi}`;
  const healthOf = [
    `command-api=http://127.0.0.1:${commandApi}/readyz`,
    `projector=http://127.0.0.1:${projector}/readyz`,
    `relay=http://127.0.0.1:${relay}/readyz`,
    `worker=http://127.0.0.1:${worker}/readyz`,
    `redis=tcp://${new URL(redisUrl).host}`,
    ...(emulator === undefined ? [] : [`identity=http://${emulator}/`]),
  ].join(',');
  await running.start(
    plans.service('command-api', 'command-api', { ...env, ...settings.limits, ...exportUrl }, commandApi),
    plans.service('projector', 'query-api', env, projector),
    plans.service('query-api', 'query-api', { ...env, ...settings.limits, HEALTH_OF: healthOf }, queryApi),
    plans.service('relay', 'workers', env, relay),
    plans.service('worker', 'workers', { ...env, ...settings.worker, COMMAND_API_URL: commandApiUrl }, worker),
  );
  return { env: { ...env, COMMAND_API_URL: commandApiUrl }, commandApi, queryApi, emulator, accountsExport };
}

async function startGateway(
  settings: Settings,
  plans: Plans,
  running: RunningStack,
  progress: Progress,
  { commandApi, queryApi, emulator, accountsExport }: Services,
): Promise<string> {
  const { accounts, temporary } = plans.emulatorFolders;
  const clientPort = settings.dev ? await freePort() : undefined;
  if (clientPort !== undefined) await running.start(plans.developmentClient(clientPort));
  const [gateway] = await running.start(
    plans.gateway(
      {
        ...settings.limits,
        COMMAND_API_URL: `http://127.0.0.1:${commandApi}`,
        QUERY_API_URL: `http://127.0.0.1:${queryApi}`,
        RUNTIME_CONFIG: runtimeConfig(settings),
        ...(clientPort === undefined ? {} : { CLIENT_URL: `http://127.0.0.1:${clientPort}` }),
        ...(emulator === undefined
          ? {}
          : {
              AUTH_EMULATOR_URL: `http://${emulator}`,
              AUTH_EMULATOR_HUB: hubAddress(temporary),
              AUTH_EMULATOR_ACCOUNTS: accounts,
              ACCOUNTS_EXPORT_PORT: String(accountsExport),
            }),
      },
      (notice) => progress.say(notice),
    ),
  );
  const url = `http://localhost:${gateway.port}`;
  await Promise.race([untilHealthy(url), running.watch()]);
  return url;
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
    if (Date.now() > until) throw new Error(`the stack is not healthy: ${(await answer?.text()) ?? 'no answer'}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
