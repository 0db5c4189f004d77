import { join } from 'node:path';
import { authEmulatorPlan, type EmulatorFolders, type EmulatorPorts } from '../identity/auth-emulator.js';
import { answersPing } from './answers-ping.js';
import type { DataDir } from './data-dir.js';
import { baseEnvironment } from './environment.js';
import type { PartPlan } from './part.js';
import type { Programs } from './programs.js';
import type { Settings } from './settings.js';

type Environment = Readonly<Record<string, string>>;

/** How to run each part of this stack: which program, with which environment, where its log goes. */
export class Plans {
  readonly #base: Environment;
  readonly #logs: string;
  readonly emulatorFolders: EmulatorFolders;

  constructor(
    private readonly settings: Settings,
    private readonly programs: Programs,
    private readonly data: DataDir,
  ) {
    this.#base = baseEnvironment(settings, data.folder('tmp'));
    this.#logs = data.folder('logs');
    this.emulatorFolders = { accounts: join(data.path, 'accounts'), temporary: data.folder('tmp', 'auth-emulator') };
  }

  eventStore(): PartPlan {
    const env = { DATA_DIR: this.data.folder('eventstore') };
    return this.#node('event store', this.programs.embedded('eventstore/eventstore'), env);
  }

  mongodb(): PartPlan {
    return this.#node('mongodb', this.programs.embedded('mongodb/mongodb'), { DATA_DIR: this.data.folder('mongodb') });
  }

  redis(port: number): PartPlan {
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
      logFile: this.#log('redis'),
      probe: () => answersPing(port),
    });
  }

  authEmulator(ports: EmulatorPorts): PartPlan {
    const log = this.#log('auth-emulator');
    return this.#guarded(authEmulatorPlan(this.programs, ports, this.emulatorFolders, log, this.#base));
  }

  /** A service of the product; in development it is restarted when its build changes, so its port must stay. */
  service(name: string, workspace: string, env: Environment, port: number): PartPlan {
    const watched = this.settings.dev ? ['--watch', '--watch-preserve-output'] : [];
    return this.#node(name, this.programs.service(workspace, name), { ...env, PORT: String(port) }, watched);
  }

  gateway(env: Environment, onNotice: (notice: string) => void): PartPlan {
    const own = {
      PORT: String(this.settings.port),
      CLIENT_DIR: this.programs.clientDir,
      ...(this.settings.checkAnswers ? { UNDESCRIBED_ANSWERS: join(this.data.path, 'undescribed-answers.jsonl') } : {}),
    };
    return { ...this.#node('gateway', this.programs.embedded('gateway'), { ...own, ...env }), onNotice };
  }

  /** The client's development server. */
  developmentClient(port: number): PartPlan {
    return this.#guarded({
      name: 'client',
      command: 'npx',
      args: ['vite', 'frontend', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
      env: { ...this.#base, CLIENT_PORT: String(port) },
      logFile: this.#log('client'),
      probe: async () => (await fetch(`http://127.0.0.1:${port}`)).ok,
    });
  }

  #node(name: string, file: string, env: Environment, flags: readonly string[] = []): PartPlan {
    return {
      name,
      command: process.execPath,
      args: [...flags, file],
      env: { ...this.#base, ...env },
      logFile: this.#log(name),
    };
  }

  /** A program that does not watch its parent runs behind one that does. */
  #guarded(plan: PartPlan): PartPlan {
    const args = [this.programs.embedded('guard'), plan.command, ...plan.args];
    return { ...plan, command: process.execPath, args };
  }

  #log(name: string): string {
    return join(this.#logs, `${name.replace(' ', '-')}.log`);
  }
}
