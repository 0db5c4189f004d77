import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sleep } from '@trackrecord/platform';
import { pick, seededRandom } from '@trackrecord/platform/testing/random';
import { HANGABLE, hangProcess } from './hang-process.js';
import { SimulatedUser } from './simulated-user.js';
import { Findings } from './findings.js';
import { StackProcess } from './stack-process.js';
import { countCollisionMessages } from './starts.js';

export interface FaultOptions {
  /** The compiled main file of `npm start`. */
  readonly program: string;
  readonly dataDir: string;
  /** Default: any free port. */
  readonly port?: number;
  readonly rounds: number;
  readonly seed: number;
  readonly userCount?: number;
  /** Limits the services, one per round. Default: any, sometimes two at once. */
  readonly services?: readonly Service[];
  /** Default: kills and stops, and one hang in six rounds. */
  readonly action?: Action;
  readonly report?: (line: string) => void;
}

/** The services to kill and stop, by the names of the supervisor. */
export const SERVICES = [
  'event store',
  'mongodb',
  'redis',
  'auth emulator',
  'command-api',
  'query-api',
  'projector',
  'relay',
  'worker',
  'gateway',
] as const;

export type Service = (typeof SERVICES)[number];
/**
 * `kill` is SIGKILL, `stop` is SIGSTOP and SIGCONT 1 to 4 s later, `hang` blocks the event loop until the supervisor's
 * liveness probe ends it.
 */
export const ACTIONS = ['kill', 'stop', 'hang'] as const;
export type Action = (typeof ACTIONS)[number];

const MAX_RECOVERY_MS = 60_000;
const MAX_STOP_MS = 4_000;

/** Lifts the rate limits, and resets the restart backoff so that every service is restarted immediately. */
const ENVIRONMENT = {
  ...HANGABLE,
  LIVENESS_LIMIT_SECONDS: '12',
  LOG_LEVEL: 'warn',
  MAX_RESTARTS: '100000',
  RESTART_WINDOW_SECONDS: '1',
  RATE_LIMIT_USER_RPS: '100000',
  RATE_LIMIT_IP_RPS: '100000',
};

/** Starts a stack and injects one fault per round while users write. Returns the findings. */
export async function injectFaults(options: FaultOptions): Promise<Findings> {
  const { program, dataDir, port = 0, rounds, seed, userCount = 4, report = () => undefined } = options;
  const findings = new Findings(report);
  const random = seededRandom(seed);
  const stack = new StackProcess({ program, dataDir, port, env: ENVIRONMENT });
  try {
    if (!(await stack.waitUntilReady())) throw new Error(`stack start failed:\n${stack.output}`);
    findings.collisionMessageCount = countCollisionMessages(stack.output);
    const { url, env } = readStackFile(dataDir);
    const createUser = (name: string) => SimulatedUser.create(url, name, findings, random);
    const canary = await createUser('canary');
    const users = await Promise.all(Array.from({ length: userCount }, (_, n) => createUser(`user${n + 1}`)));
    await sleep(2_000); // the emulator exports its accounts with a delay
    const stopController = new AbortController();
    const userRuns = Promise.all(users.map((user) => user.run(stopController.signal)));
    for (let round = 1; round <= rounds; round += 1)
      await injectFault({
        round,
        dataDir,
        url,
        canary,
        findings,
        random,
        report,
        ...chooseFault(options, round, random),
      });
    stopController.abort();
    await userRuns;
    for (const user of [canary, ...users]) await user.verify(env);
  } finally {
    await stack.stop();
  }
  return findings;
}

interface Fault {
  readonly services: ReadonlySet<Service>;
  readonly action: Action;
}

/** Chooses one or two services. Kills and stops come first, so that a short run has both. */
function chooseFault({ services, action }: FaultOptions, round: number, random: () => number): Fault {
  const chosenServices =
    services === undefined
      ? new Set([pick(random, SERVICES), ...(random() < 0.3 ? [pick(random, SERVICES)] : [])])
      : new Set([pick(random, services)]);
  const defaultAction = round % 6 === 0 ? 'hang' : round % 3 === 2 ? 'stop' : 'kill';
  return { services: chosenServices, action: action ?? defaultAction };
}

interface FaultRound extends Fault {
  readonly round: number;
  readonly dataDir: string;
  readonly url: string;
  /** The user whose next write shows when the stack serves again. */
  readonly canary: SimulatedUser;
  readonly findings: Findings;
  readonly random: () => number;
  readonly report: (line: string) => void;
}

async function injectFault(fault: FaultRound): Promise<void> {
  const { round, dataDir, url, canary, findings, random, report, services, action } = fault;
  await sleep(random() * 500);
  const stopMs = 1_000 + random() * (MAX_STOP_MS - 1_000);
  const { pids } = readStackFile(dataDir);
  const targets = [...services].map((name) => ({ name, pid: pids[name] ?? 0 }));
  if (action === 'hang') await Promise.all(targets.map(({ name, pid }) => hang(name, pid, dataDir)));
  else for (const { pid } of targets) signalGroup(pid, action === 'kill' ? 'SIGKILL' : 'SIGSTOP');
  if (action === 'stop') {
    await sleep(stopMs);
    for (const { pid } of targets) signalGroup(pid, 'SIGCONT');
  }
  const startedAt = performance.now();
  const healthyAgain = async () => {
    if (action === 'hang') await waitUntilRestarted(dataDir, targets, startedAt);
    return waitUntilHealthy(url, startedAt, action);
  };
  const [servingMs, healthyMs] = await Promise.all([canary.writeOnce(), healthyAgain()]);
  const service = [...services].length === 1 ? [...services].join() : 'two services';
  findings.recoveries.push({ service, action, servingMs, healthyMs });
  report(
    `round ${round}: ${action} ${[...services].join(' and ')}: serving ${Math.round(servingMs)} ms, healthy ${Math.round(healthyMs)} ms`,
  );
  if (Math.max(servingMs, healthyMs) > MAX_RECOVERY_MS)
    findings.addViolation('not recovered', `${action} ${[...services].join()}`);
}

interface Target {
  readonly name: Service;
  readonly pid: number;
}

/** Hangs a service. Redis is not a Node process: it is stopped for good, which no probe can tell from a hang. */
async function hang(name: Service, pid: number, dataDir: string): Promise<void> {
  if (name === 'redis') signalGroup(pid, 'SIGSTOP');
  else await hangProcess(pid, join(dataDir, 'logs', `${name.replace(' ', '-')}.log`));
}

/** Waits until the supervisor has restarted all services. */
async function waitUntilRestarted(dataDir: string, targets: readonly Target[], startedAt: number): Promise<void> {
  while (performance.now() - startedAt < MAX_RECOVERY_MS) {
    const { pids } = readStackFile(dataDir);
    if (targets.every(({ name, pid }) => pids[name] !== pid)) return;
    await sleep(100);
  }
}

async function waitUntilHealthy(url: string, startedAt: number, action: string): Promise<number> {
  // The API caches its health for a second.
  if (action !== 'stop') await sleep(1_100);
  while (performance.now() - startedAt < MAX_RECOVERY_MS + 1_000) {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(6_000) }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) break;
    await sleep(100);
  }
  return performance.now() - startedAt;
}

interface StackFile {
  readonly url: string;
  readonly pids: Readonly<Record<string, number>>;
  readonly env: Readonly<Record<string, string>>;
}

function readStackFile(dataDir: string): StackFile {
  const file = join(dataDir, 'stack.json');
  if (!existsSync(file)) throw new Error('stack exited');
  return JSON.parse(readFileSync(file, 'utf8')) as StackFile;
}

/** Sends a signal to the process group of a service; each service has its own. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The service has exited or is being restarted.
  }
}
