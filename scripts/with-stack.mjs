// `with-stack.mjs [--stacks N] COMMAND ARGUMENT...`: starts N embedded stacks (default 1) on free ports and new
// DATA_DIRs, runs a command and exits with its exit code. The command's environment has the addresses of the first
// stack; STACK_FILES lists the stack.json of each, so that every Jest worker can use its own stack
// (scripts/jest/stack-environment.mjs). Under Jest, the gateways validate every API response against the OpenAPI
// document. Undocumented responses are printed and fail the command.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readVersion } from './version.mjs';

const START_TIMEOUT_MS = 300_000;
const POLL_MS = 100;

const root = fileURLToPath(new URL('..', import.meta.url));
const { stackCount, command, args } = parseArguments(process.argv.slice(2));

// Tests and benchmarks send all requests from one address, far more often than a user would.
const LIMITS = {
  RATE_LIMIT_USER_RPS: '100000',
  RATE_LIMIT_IP_RPS: '100000',
  RATE_LIMIT_EXPORT_PER_MINUTE: '100000',
  RATE_LIMIT_PAIRING_PER_10_MINUTES: '100000',
  MAX_CONNECTIONS_PER_IP: '5000',
  MAX_CONNECTIONS: '5000',
};
// Tests and benchmarks need the demo account, but not its six weeks of history.
const DEMO = { DEMO_HISTORY: '0' };

// Tests wait for CVs and rankings, so background work starts without debounce and runs at normal priority. Some suspend a
// process for as long as a journey takes.
const TIMING = {
  BACKGROUND_QUIET_MS: '0',
  BACKGROUND_MIN_INTERVAL_MS: '0',
  WORKER_NICE: '0',
  PROJECTOR_NICE: '0',
  LIVENESS_LIMIT_SECONDS: '600',
};
const SERVICE_VERSION = readVersion();
const isTest = [command, ...args].includes('jest');

const stacks = Array.from({ length: stackCount }, startStack);
const readiness = await Promise.all(stacks.map(waitUntilReady));
const commandExitCode = readiness.every(Boolean) ? await runCommand() : 1;
for (const { supervisor } of stacks) supervisor.kill('SIGTERM');
await Promise.all(stacks.map(({ exited }) => exited));
const undocumentedCount = stacks.map(printUndocumentedResponses).reduce((sum, count) => sum + count, 0);
const exitCode = commandExitCode === 0 && undocumentedCount > 0 ? 1 : commandExitCode;
for (const { folder, dataDir } of stacks) {
  if (exitCode === 0) rmSync(folder, { recursive: true, force: true });
  else process.stderr.write(`Logs: ${join(dataDir, 'logs')}\n`);
}
process.exit(exitCode);

function parseArguments([first, second, ...others]) {
  if (first !== '--stacks')
    return { stackCount: 1, command: first, args: second === undefined ? [] : [second, ...others] };
  const [commandName, ...commandArgs] = others;
  return { stackCount: Number(second), command: commandName, args: commandArgs };
}

/** Starts a stack with its output redirected to a file, so that it does not mix with the output of the command. */
function startStack() {
  const folder = mkdtempSync(join(tmpdir(), 'trackrecord-test-'));
  // Outside DATA_DIR, in which privacy.exhaustive.ts searches for personal data: the output contains password reset links.
  const outputFile = join(folder, 'output.txt');
  const dataDir = join(folder, 'data');
  const output = openSync(outputFile, 'a');
  const supervisor = spawn(process.execPath, [join(root, 'embedded/dist/start.main.js')], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: {
      ...LIMITS,
      ...DEMO,
      ...(isTest && TIMING),
      // The gateway validates API responses.
      CHECK_ANSWERS: isTest ? '1' : '0',
      SERVICE_VERSION,
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
    },
  });
  closeSync(output);
  const exited = new Promise((resolve) => supervisor.once('exit', resolve));
  return { folder, dataDir, outputFile, stackFile: join(dataDir, 'stack.json'), supervisor, exited };
}

async function waitUntilReady({ outputFile, stackFile, supervisor }) {
  const startedAt = Date.now();
  while (supervisor.exitCode === null && supervisor.signalCode === null && Date.now() - startedAt < START_TIMEOUT_MS) {
    if (existsSync(stackFile)) {
      const { url } = JSON.parse(readFileSync(stackFile, 'utf8'));
      process.stdout.write(`Stack ready on ${url} after ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  process.stderr.write(`The stack did not start:\n${readFileSync(outputFile, 'utf8')}`);
  return false;
}

/** Prints the responses that are missing from the OpenAPI document and returns their number. */
function printUndocumentedResponses({ dataDir }) {
  const file = join(dataDir, 'invalid-responses.jsonl');
  if (!existsSync(file)) return 0;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  process.stderr.write(`Responses missing from the OpenAPI document:\n${lines.join('\n')}\n`);
  return lines.length;
}

function runCommand() {
  const stackFiles = stacks.map(({ stackFile }) => stackFile);
  const { url, env } = JSON.parse(readFileSync(stackFiles[0], 'utf8'));
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      BASE_URL: url,
      STACK_FILE: stackFiles[0],
      STACK_FILES: stackFiles.join(delimiter),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
}
