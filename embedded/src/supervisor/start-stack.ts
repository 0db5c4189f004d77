import { join } from 'node:path';
import { authEmulatorPlan, DEMO_PROJECT, exportAccounts, hubAddress } from '../identity/auth-emulator.js';
import { answersPing } from './answers-ping.js';
import { DataDir } from './data-dir.js';
import { makeDemoAccount } from './demo-account.js';
import { freePort } from './free-port.js';
import type { PartPlan } from './part.js';
import type { Programs } from './programs.js';
import type { Progress } from './progress.js';
import { RunningStack, writeStackFile } from './running-stack.js';
import type { Settings } from './settings.js';

/** A stack that serves. */
export interface Stack {
  readonly url: string;
  readonly demo: string | undefined;
  /** Rejects when a part ends by itself. */
  readonly watch: () => Promise<never>;
  readonly stop: () => Promise<void>;
}

/** Starts everything, in the order in which one needs the other; what was started is stopped again when one fails. */
export async function startStack(settings: Settings, programs: Programs, progress: Progress): Promise<Stack> {
  const data = await DataDir.open(settings.dataDir);
  const running = new RunningStack(progress);
  const stopAll = async () => {
    await running.stop();
    data.close();
  };
  try {
    const serving = await startParts(settings, programs, progress, data, running);
    return { ...serving, watch: () => running.watch(), stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function startParts(
  settings: Settings,
  programs: Programs,
  progress: Progress,
  data: DataDir,
  running: RunningStack,
) {
  const logs = data.folder('logs');
  const base = baseEnvironment(settings, data.folder('tmp'));
  const node = (name: string, file: string, env: Record<string, string>, more: Partial<PartPlan> = {}): PartPlan => ({
    name,
    command: process.execPath,
    args: settings.dev ? ['--watch', '--watch-preserve-output', file] : [file],
    env: { ...base, ...env },
    logFile: join(logs, `${name}.log`),
    ...more,
  });
  const guarded = (plan: PartPlan): PartPlan => ({
    ...plan,
    command: process.execPath,
    args: [programs.embedded('guard'), plan.command, ...plan.args],
  });

  const emulatorPort = settings.firebase ? 0 : await freePort();
  const redisPort = settings.redisUrl === undefined ? await freePort() : 0;
  const folders = { accounts: join(data.path, 'accounts'), temporary: data.folder('tmp', 'auth-emulator') };
  const stores: PartPlan[] = [];
  if (settings.eventStoreUrl === undefined) {
    stores.push(
      node('event store', programs.embedded('eventstore/eventstore'), { DATA_DIR: data.folder('eventstore') }),
    );
  }
  if (settings.mongoUrl === undefined) {
    stores.push(node('mongodb', programs.embedded('mongodb/mongodb'), { DATA_DIR: data.folder('mongodb') }));
  }
  if (settings.redisUrl === undefined)
    stores.push(guarded(redisPlan(programs.redis, redisPort, data.folder('redis'), logs, base)));
  if (!settings.firebase) {
    const log = join(logs, 'auth-emulator.log');
    stores.push(guarded(authEmulatorPlan(programs.firebase, emulatorPort, folders, log, base)));
  }
  progress.say('Starting the stores');
  const started = await running.start(...stores);
  const portOf = (name: string) => started.find((part) => part.name === name)?.port ?? 0;
  const mongo = `mongodb://127.0.0.1:${portOf('mongodb')}`;
  const emulatorHost = `127.0.0.1:${emulatorPort}`;
  if (!settings.firebase) running.beforeStop(() => exportAccounts(hubAddress(folders.temporary), folders.accounts));

  const redisUrl = settings.redisUrl ?? `redis://127.0.0.1:${redisPort}`;
  const services = {
    EVENTSTORE_URL: settings.eventStoreUrl ?? `esdb://127.0.0.1:${portOf('event store')}?tls=false`,
    MONGODB_URL: settings.mongoUrl ?? `${mongo}/trackrecord`,
    KEYS_MONGODB_URL: settings.keysMongoUrl ?? `${mongo}/trackrecord_keys`,
    REDIS_URL: redisUrl,
    MASTER_KEY: settings.masterKey ?? data.secret('master.key'),
    FIREBASE_PROJECT_ID: settings.firebase?.projectId ?? DEMO_PROJECT,
    ...(settings.firebase ? {} : { FIREBASE_AUTH_EMULATOR_HOST: emulatorHost }),
  };
  progress.say('Starting the services');
  const port = async () => (settings.dev ? String(await freePort()) : '0');
  const [commandApi, projector] = await running.start(
    node('command-api', programs.service('command-api', 'command-api'), { ...services, PORT: await port() }),
    node('projector', programs.service('query-api', 'projector'), { ...services, PORT: await port() }),
  );
  const healthOf = [
    `command-api=http://127.0.0.1:${commandApi.port}/readyz`,
    `projector=http://127.0.0.1:${projector.port}/readyz`,
    `redis=tcp://${new URL(redisUrl).host}`,
    ...(settings.firebase ? [] : [`identity=http://${emulatorHost}/`]),
  ].join(',');
  const [queryApi] = await running.start(
    node('query-api', programs.service('query-api', 'query-api'), {
      ...services,
      HEALTH_OF: healthOf,
      PORT: await port(),
    }),
  );
  const clientUrl = settings.dev ? await startClient(running, programs, base, logs) : undefined;
  const [gateway] = await running.start(
    node(
      'gateway',
      programs.embedded('gateway'),
      {
        PORT: String(settings.port),
        CLIENT_DIR: programs.clientDir,
        COMMAND_API_URL: `http://127.0.0.1:${commandApi.port}`,
        QUERY_API_URL: `http://127.0.0.1:${queryApi.port}`,
        RUNTIME_CONFIG: runtimeConfig(settings),
        ...(clientUrl === undefined ? {} : { CLIENT_URL: clientUrl }),
        ...(settings.firebase
          ? {}
          : {
              AUTH_EMULATOR_URL: `http://${emulatorHost}`,
              AUTH_EMULATOR_HUB: hubAddress(folders.temporary),
              AUTH_EMULATOR_ACCOUNTS: folders.accounts,
            }),
      },
      { onNotice: (notice) => progress.say(notice) },
    ),
  );
  const url = `http://localhost:${gateway.port}`;
  await healthy(url);
  const demo = settings.firebase ? undefined : await makeDemoAccount(url, data);
  const { pids } = running;
  const stackFile = join(data.path, 'stack.json');
  const removeFile = writeStackFile(stackFile, { pid: process.pid, url, dataDir: data.path, pids, env: services });
  running.beforeStop(removeFile);
  return { url, demo };
}

/** Children get no more of our environment than they need. */
function baseEnvironment(settings: Settings, temporary: string): Record<string, string> {
  const passed = ['PATH', 'HOME', 'LANG', 'TZ', 'NODE_ENV', 'NODE_OPTIONS', 'GOOGLE_APPLICATION_CREDENTIALS'];
  const own: Record<string, string> = {};
  for (const name of passed) {
    const value = process.env[name];
    if (value !== undefined) own[name] = value;
  }
  return { ...own, LOG_LEVEL: settings.logLevel, TMPDIR: temporary };
}

function redisPlan(program: string, port: number, folder: string, logs: string, env: PartPlan['env']): PartPlan {
  const options = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '',
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
  };
  return {
    name: 'redis',
    command: program,
    args: Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    env,
    logFile: join(logs, 'redis.log'),
    probe: () => answersPing(port),
  };
}

async function startClient(running: RunningStack, programs: Programs, env: Record<string, string>, logs: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await running.start({
    name: 'client',
    command: process.execPath,
    args: [
      programs.embedded('guard'),
      'npx',
      'vite',
      'frontend',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
    ],
    env,
    logFile: join(logs, 'client.log'),
    probe: async () => (await fetch(url)).ok,
  });
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

async function healthy(url: string): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error(`the stack is not healthy: ${(await answer?.text()) ?? 'no answer'}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
