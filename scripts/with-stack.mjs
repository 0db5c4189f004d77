// `with-stack.mjs COMMAND ARGUMENT...`: runs a command beside an embedded stack of its own (free port, new DATA_DIR),
// with the stack's addresses in the environment, and ends with the command's exit code. Beside tests the gateway checks
// every answer of the API against its OpenAPI document: what that does not describe is printed, and fails the command.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command, ...args] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'trackrecord-test-'));
const stackFile = join(dataDir, 'stack.json');

// All tests and benchmarks come from one address, and do in a second what one person does in a day.
const LIMITS = {
  REQUESTS_A_SECOND: '100000',
  ADDRESS_REQUESTS_A_SECOND: '100000',
  EXPORTS_A_MINUTE: '100000',
  CONNECTIONS_AN_ADDRESS: '5000',
  CONNECTIONS: '5000',
};

const supervisor = spawn(process.execPath, [join(root, 'embedded/dist/start.main.js')], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...LIMITS, CHECK_ANSWERS: command === 'jest' ? '1' : '0', ...process.env, PORT: '0', DATA_DIR: dataDir },
});
const ended = new Promise((resolve) => supervisor.once('exit', resolve));

const ready = async () => {
  for (let left = 600; left > 0; left -= 1) {
    if (existsSync(stackFile)) return JSON.parse(readFileSync(stackFile, 'utf8'));
    if (supervisor.exitCode !== null) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return undefined;
};

const stack = await ready();
const commandCode = stack ? await runCommand(stack) : 1;
supervisor.kill('SIGTERM');
await ended;
const undescribed = tellUndescribed();
const code = commandCode === 0 && undescribed > 0 ? 1 : commandCode;
if (code === 0) rmSync(dataDir, { recursive: true, force: true });
else process.stderr.write(`Logs: ${join(dataDir, 'logs')}\n`);
process.exit(code);

/** Prints the answers that the OpenAPI document does not describe, and counts them. */
function tellUndescribed() {
  const file = join(dataDir, 'undescribed-answers.jsonl');
  if (!existsSync(file)) return 0;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  process.stderr.write(`Responses missing from the OpenAPI document:\n${lines.join('\n')}\n`);
  return lines.length;
}

function runCommand({ url, env }) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      BASE_URL: url,
      STACK_FILE: stackFile,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
}
