import { join } from 'node:path';
import { emulatorVariables } from '../identity/environment.js';
import { answersPing } from './answers-ping.js';
import type { DataDir } from './data-dir.js';
import { baseEnvironment } from './environment.js';
import type { PartPlan } from './part.js';
import type { Programs } from './programs.js';
import type { Settings } from './settings.js';
import type { ServiceName, StackPorts } from './stack-ports.js';

/** How long a service may take to say that it runs. */
const PROBE_TIMEOUT_MS = 2_000;

type Environment = Readonly<Record<string, string>>;

/** How to run each part of this stack: which program, with which environment, where its log goes. */
export class Plans {
  readonly #base: Environment;
  readonly #logs: string;
  /** The stores go on for a while when the gateway refuses changes already, so that work in hand can end. */
  readonly #reserve: Environment;
  /** The folder with the exported accounts of the Auth emulator. */
  readonly accounts: string;

  constructor(
    private readonly settings: Settings,
    private readonly programs: Programs,
    private readonly data: DataDir,
    private readonly ports: StackPorts,
    private readonly onLogError: (name: string, error: Error) => void,
  ) {
    this.#base = baseEnvironment(settings, data.folder('tmp'));
    this.#reserve = { MIN_FREE_BYTES: String(Math.floor(settings.disk.minBytes / 2)) };
    this.#logs = data.folder('logs');
    this.accounts = join(data.path, 'accounts');
  }

  eventStore(): PartPlan {
    const env = { ...this.#reserve, DATA_DIR: this.data.folder('eventstore'), PORT: String(this.ports.eventStore) };
    return this.#node('event store', this.programs.embedded('eventstore/eventstore'), env);
  }

  mongodb(): PartPlan {
    const env = { ...this.#reserve, DATA_DIR: this.data.folder('mongodb'), PORT: String(this.ports.mongodb) };
    return this.#node('mongodb', this.programs.embedded('mongodb/mongodb'), env);
  }

  redis(): PartPlan {
    const port = this.ports.redis;
    const options = {
      port: String(port),
      bind: '127.0.0.1',
      dir: this.data.folder('redis'),
      appendonly: 'yes',
      appendfsync: 'everysec',
      save: '',
      'maxmemory-policy': 'noeviction',
      daemonize: 'no',
    };
    return this.#guarded({
      name: 'redis',
      command: this.programs.redis,
      args: Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
      env: this.#base,
      ...this.#log('redis'),
      probe: () => answersPing(port),
    });
  }

  authEmulator(): PartPlan {
    const env = emulatorVariables({ port: this.ports.identity, accounts: this.accounts });
    return this.#node('auth emulator', this.programs.embedded('identity/auth-emulator'), env);
  }

  /** A service of the product; in development it is restarted when its build changes. */
  service(name: ServiceName, workspace: string, env: Environment): PartPlan {
    const watched = this.settings.dev ? ['--watch', '--watch-preserve-output'] : [];
    const port = this.ports.services[name];
    const plan = this.#node(name, this.programs.service(workspace, name), { ...env, PORT: String(port) }, watched);
    // Its log says so, too, but only from LOG_LEVEL info on.
    const healthz = `http://127.0.0.1:${port}/healthz`;
    return { ...plan, probe: async () => (await fetch(healthz, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })).ok };
  }

  gateway(env: Environment, onNotice: (notice: string) => void): PartPlan {
    const own = {
      PORT: String(this.ports.gateway),
      DATA_DIR: this.data.path,
      MIN_FREE_BYTES: String(this.settings.disk.minBytes),
      CLIENT_DIR: this.programs.clientDir,
      ...(this.settings.validateResponses
        ? { UNDESCRIBED_ANSWERS: join(this.data.path, 'undescribed-answers.jsonl') }
        : {}),
    };
    return { ...this.#node('gateway', this.programs.embedded('gateway'), { ...own, ...env }), onNotice };
  }

  /** The client's development server. */
  developmentClient(): PartPlan {
    const port = this.ports.client;
    return this.#guarded({
      name: 'client',
      command: 'npx',
      args: ['vite', 'frontend', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
      env: { ...this.#base, CLIENT_PORT: String(port) },
      ...this.#log('client'),
      probe: async () => (await fetch(`http://127.0.0.1:${port}`)).ok,
    });
  }

  #node(name: string, file: string, env: Environment, flags: readonly string[] = []): PartPlan {
    return {
      name,
      command: process.execPath,
      args: [...flags, file],
      env: { ...this.#base, ...env },
      ...this.#log(name),
    };
  }

  /** A program that does not watch its parent runs behind one that does. */
  #guarded(plan: PartPlan): PartPlan {
    const args = [this.programs.embedded('guard'), plan.command, ...plan.args];
    return { ...plan, command: process.execPath, args };
  }

  #log(name: string): Pick<PartPlan, 'logFile' | 'onLogError'> {
    const logFile = join(this.#logs, `${name.replace(' ', '-')}.log`);
    return { logFile, onLogError: (error) => this.onLogError(name, error) };
  }
}
