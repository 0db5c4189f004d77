import { join } from 'node:path';
import { toEmulatorVariables } from '../identity/environment.js';
import type { DataDir } from './data-dir.js';
import type { ProcessSpec } from './child-process.js';
import { createGrpcProbe, createHttpProbe, createMongodbProbe, createRedisProbe } from './probe.js';
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
  /** Where Node 22 and newer keep compiled code for the next start; older versions ignore it. */
  readonly compileCacheDir: string;
}

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

/**
 * Once a process is quiet, V8 collects the garbage of its start: two or three times by default, of which the first finds
 * nearly all. Node 22 has another name for it (V8 12).
 */
const COLLECT_ONCE_FLAG =
  Number.parseInt(process.versions.v8, 10) < 12 ? '--memory-reducer-single-gc' : '--memory-reducer-gc-count=1';

type Environment = Readonly<Record<string, string>>;

/** Describes every process of the stack: its program, environment and log file. */
export class ProcessSpecs {
  readonly #baseEnvironment: Environment;
  readonly #logFolder: string;
  readonly #storeEnvironment: Environment;
  /** The folder with the exported accounts of the Auth emulator. */
  readonly accountsDir: string;

  constructor(
    private readonly settings: Settings,
    private readonly programs: Programs,
    private readonly data: DataDir,
    private readonly ports: StackPorts,
    private readonly onLogError: (name: string, error: Error) => void,
  ) {
    this.#baseEnvironment = {
      ...createBaseEnvironment(settings, data.createFolder('tmp')),
      NODE_COMPILE_CACHE: programs.compileCacheDir,
    };
    this.#storeEnvironment = {
      // Lower than the limit of the gateway: when it rejects changes, the stores can still finish earlier ones.
      MIN_FREE_BYTES: String(Math.floor(settings.disk.minBytes / 2)),
      ...(settings.storeCallsFile !== undefined && { STORE_CALLS_FILE: settings.storeCallsFile }),
    };
    this.#logFolder = data.createFolder('logs');
    this.accountsDir = join(data.path, 'accounts');
  }

  createEventStoreSpec(): ProcessSpec {
    const env = {
      ...this.#storeEnvironment,
      DATA_DIR: this.data.createFolder('eventstore'),
      PORT: String(this.ports.eventStore),
    };
    return {
      ...this.#createNodeSpec('event store', this.programs.getEmbeddedMain('eventstore/eventstore'), env),
      livenessProbe: createGrpcProbe(this.ports.eventStore),
    };
  }

  createMongodbSpec(): ProcessSpec {
    const env = {
      ...this.#storeEnvironment,
      DATA_DIR: this.data.createFolder('mongodb'),
      PORT: String(this.ports.mongodb),
    };
    return {
      ...this.#createNodeSpec('mongodb', this.programs.getEmbeddedMain('mongodb/mongodb'), env),
      livenessProbe: createMongodbProbe(this.ports.mongodb),
    };
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
      readinessProbe: createRedisProbe(port),
      livenessProbe: createRedisProbe(port),
    });
  }

  createAuthEmulatorSpec(): ProcessSpec {
    const env = toEmulatorVariables({ port: this.ports.authEmulator, accountsDir: this.accountsDir });
    return {
      ...this.#createNodeSpec('auth emulator', this.programs.getEmbeddedMain('identity/auth-emulator'), env),
      livenessProbe: createHttpProbe(this.ports.authEmulator, '/'),
    };
  }

  /** A service of the product. */
  createServiceSpec(name: ServiceName, workspace: string, env: Environment): ProcessSpec {
    const file = this.programs.getServiceMain(workspace, name);
    return this.#createProductSpec(name, file, { ...env, PORT: String(this.ports.services[name]) });
  }

  createRelaySpec(env: Environment): ProcessSpec {
    return { ...this.createServiceSpec('relay', 'workers', env), isBackground: true };
  }

  createWorkerSpecs(env: Environment): readonly ProcessSpec[] {
    const file = this.programs.getServiceMain('workers', 'worker');
    return this.ports.workers.map(({ name, port, queues }) => {
      const spec = this.#createProductSpec(name, file, { ...env, PORT: String(port), INSTANCE_NAME: name });
      const args = [...spec.args, `--queues=${queues.join(',')}`];
      return { ...spec, args, isBackground: true, drainMs: this.settings.workerDrainMs };
    });
  }

  createGatewaySpec(env: Environment, onNotice: (notice: string) => void): ProcessSpec {
    const gatewayEnv = {
      PORT: String(this.ports.gateway),
      OPERATIONS_PORT: String(this.ports.operations),
      DATA_DIR: this.data.path,
      MIN_FREE_BYTES: String(this.settings.disk.minBytes),
      CLIENT_DIR: this.programs.clientDir,
      ...(this.settings.shouldValidateResponses
        ? { INVALID_RESPONSES_FILE: join(this.data.path, 'invalid-responses.jsonl') }
        : {}),
    };
    return {
      ...this.#createNodeSpec('gateway', this.programs.getEmbeddedMain('gateway'), { ...gatewayEnv, ...env }),
      // Not its public port, which rejects connections above MAX_CONNECTIONS.
      livenessProbe: createHttpProbe(this.ports.operations, '/healthz'),
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
      readinessProbe: createHttpProbe(port, '/'),
    });
  }

  /** Describes a process of the product; in development it restarts when its build changes. */
  #createProductSpec(name: string, file: string, env: Environment & { readonly PORT: string }): ProcessSpec {
    const { isDevelopment, startTimeoutMs } = this.settings;
    const watchFlags = isDevelopment ? ['--watch', '--watch-preserve-output'] : [];
    return {
      ...this.#createNodeSpec(name, file, env, watchFlags),
      readyTimeoutMs: startTimeoutMs,
      // In development a service can be stopped at a breakpoint, or down until its code compiles again.
      ...(isDevelopment ? {} : { livenessProbe: createHttpProbe(Number(env.PORT), '/healthz') }),
    };
  }

  #createNodeSpec(name: string, file: string, env: Environment, flags: readonly string[] = []): ProcessSpec {
    return {
      name,
      command: process.execPath,
      args: [COLLECT_ONCE_FLAG, ...flags, file],
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
