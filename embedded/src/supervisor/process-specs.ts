import { connect } from 'node:net';
import { join } from 'node:path';
import { toEmulatorVariables } from '../identity/environment.js';
import type { DataDir } from './data-dir.js';
import type { ProcessSpec } from './child-process.js';
import type { Settings } from './settings.js';
import type { ServiceName, StackPorts } from './stack-ports.js';

/** The locations of the programs of the stack; start.main.ts resolves them relative to its own location. */
export interface Programs {
  /** Returns the compiled main file of a program of `embedded`, such as `gateway`. */
  readonly getEmbeddedMain: (name: string) => string;
  /** Returns the compiled main file of a service, such as `query-api`, `projector`. */
  readonly getServiceMain: (workspace: string, name: string) => string;
  readonly clientDir: string;
  readonly redis: string;
}

const PROBE_TIMEOUT_MS = 2_000;
const PING_TIMEOUT_MS = 1_000;

/** The variables of this process that child processes inherit; they get no others. */
const INHERITED_VARIABLES = [
  'PATH',
  'HOME',
  'LANG',
  'TZ',
  'NODE_ENV',
  'NODE_OPTIONS',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'SERVICE_VERSION',
];

type Environment = Readonly<Record<string, string>>;

/** Describes every process of the stack: its program, environment and log file. */
export class ProcessSpecs {
  readonly #baseEnvironment: Environment;
  readonly #logFolder: string;
  /** The stores have a lower limit than the gateway: when it rejects changes, they can still finish earlier ones. */
  readonly #storeLimits: Environment;
  /** The folder with the exported accounts of the Auth emulator. */
  readonly accountsDir: string;

  constructor(
    private readonly settings: Settings,
    private readonly programs: Programs,
    private readonly data: DataDir,
    private readonly ports: StackPorts,
    private readonly onLogError: (name: string, error: Error) => void,
  ) {
    this.#baseEnvironment = createBaseEnvironment(settings, data.createFolder('tmp'));
    this.#storeLimits = { MIN_FREE_BYTES: String(Math.floor(settings.disk.minBytes / 2)) };
    this.#logFolder = data.createFolder('logs');
    this.accountsDir = join(data.path, 'accounts');
  }

  createEventStoreSpec(): ProcessSpec {
    const env = {
      ...this.#storeLimits,
      DATA_DIR: this.data.createFolder('eventstore'),
      PORT: String(this.ports.eventStore),
    };
    return this.#createNodeSpec('event store', this.programs.getEmbeddedMain('eventstore/eventstore'), env);
  }

  createMongodbSpec(): ProcessSpec {
    const env = { ...this.#storeLimits, DATA_DIR: this.data.createFolder('mongodb'), PORT: String(this.ports.mongodb) };
    return this.#createNodeSpec('mongodb', this.programs.getEmbeddedMain('mongodb/mongodb'), env);
  }

  createRedisSpec(): ProcessSpec {
    const port = this.ports.redis;
    const options = {
      port: String(port),
      bind: '127.0.0.1',
      dir: this.data.createFolder('redis'),
      appendonly: 'yes',
      appendfsync: 'everysec',
      save: '',
      'maxmemory-policy': 'noeviction',
      daemonize: 'no',
    };
    return this.#createGuardedSpec({
      name: 'redis',
      command: this.programs.redis,
      args: Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
      env: this.#baseEnvironment,
      ...this.#createLogOptions('redis'),
      probe: () => isRedisReady(port),
    });
  }

  createAuthEmulatorSpec(): ProcessSpec {
    const env = toEmulatorVariables({ port: this.ports.authEmulator, accountsDir: this.accountsDir });
    return this.#createNodeSpec('auth emulator', this.programs.getEmbeddedMain('identity/auth-emulator'), env);
  }

  /** A service of the product; in development it restarts when its build changes. */
  createServiceSpec(name: ServiceName, workspace: string, env: Environment): ProcessSpec {
    const watchFlags = this.settings.isDevelopment ? ['--watch', '--watch-preserve-output'] : [];
    const port = this.ports.services[name];
    const spec = this.#createNodeSpec(
      name,
      this.programs.getServiceMain(workspace, name),
      { ...env, PORT: String(port) },
      watchFlags,
    );
    // Needs a probe: services log that they are ready only if LOG_LEVEL is `info` or more verbose.
    const healthUrl = `http://127.0.0.1:${port}/healthz`;
    return {
      ...spec,
      probe: async () => (await fetch(healthUrl, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })).ok,
    };
  }

  createGatewaySpec(env: Environment, onNotice: (notice: string) => void): ProcessSpec {
    const gatewayEnv = {
      PORT: String(this.ports.gateway),
      DATA_DIR: this.data.path,
      MIN_FREE_BYTES: String(this.settings.disk.minBytes),
      CLIENT_DIR: this.programs.clientDir,
      ...(this.settings.shouldValidateResponses
        ? { INVALID_RESPONSES_FILE: join(this.data.path, 'invalid-responses.jsonl') }
        : {}),
    };
    return {
      ...this.#createNodeSpec('gateway', this.programs.getEmbeddedMain('gateway'), { ...gatewayEnv, ...env }),
      onNotice,
    };
  }

  /** The client's development server. */
  createClientSpec(): ProcessSpec {
    const port = this.ports.client;
    return this.#createGuardedSpec({
      name: 'client',
      command: 'npx',
      args: ['vite', 'frontend', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
      env: { ...this.#baseEnvironment, CLIENT_PORT: String(port) },
      ...this.#createLogOptions('client'),
      probe: async () => (await fetch(`http://127.0.0.1:${port}`)).ok,
    });
  }

  #createNodeSpec(name: string, file: string, env: Environment, flags: readonly string[] = []): ProcessSpec {
    return {
      name,
      command: process.execPath,
      args: [...flags, file],
      env: { ...this.#baseEnvironment, ...env },
      ...this.#createLogOptions(name),
    };
  }

  /** Runs a program that does not watch its parent behind one that does (exit-with-parent.main.ts). */
  #createGuardedSpec(spec: ProcessSpec): ProcessSpec {
    const args = [this.programs.getEmbeddedMain('exit-with-parent'), spec.command, ...spec.args];
    return { ...spec, command: process.execPath, args };
  }

  #createLogOptions(name: string): Pick<ProcessSpec, 'logFile' | 'onLogError'> {
    const logFile = join(this.#logFolder, `${name.replace(' ', '-')}.log`);
    return { logFile, onLogError: (error) => this.onLogError(name, error) };
  }
}

/** The environment that every process of the stack gets. */
function createBaseEnvironment(settings: Settings, temporaryFolder: string): Record<string, string> {
  const inheritedEnv: Record<string, string> = {};
  for (const name of INHERITED_VARIABLES) {
    const value = process.env[name];
    if (value !== undefined) inheritedEnv[name] = value;
  }
  return { ...inheritedEnv, LOG_LEVEL: settings.logLevel, TMPDIR: temporaryFolder };
}

/** Returns true if a Redis server responds to PING. */
const isRedisReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect({ port, host: '127.0.0.1', timeout: PING_TIMEOUT_MS });
    const finish = (isResponding: boolean) => {
      connection.destroy();
      resolve(isResponding);
    };
    connection.once('connect', () => connection.write('PING\r\n'));
    connection.once('data', (data) => finish(data.toString().startsWith('+PONG')));
    connection.once('error', () => finish(false));
    connection.once('timeout', () => finish(false));
  });
