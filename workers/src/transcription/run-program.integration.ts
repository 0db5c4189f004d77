import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownChildren } from '../testing/own-children.js';
import { type Program, runProgram } from './run-program.js';

const program = (command: string, args: readonly string[] = [], more: Partial<Program> = {}): Program => ({
  command,
  args,
  input: [],
  mostOutput: 100_000,
  deadline: 10_000,
  ...more,
});
const shell = (script: string, more: Partial<Program> = {}) => program('sh', ['-c', script], more);
const run = (what: Program, signal = new AbortController().signal) => runProgram(what, signal);
const said = async (what: Program) => (await run(what)).output.toString();

/** Whether any process of this machine was started with this argument. */
const runs = (argument: string): boolean =>
  readdirSync('/proc').some((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(argument);
    } catch {
      return false;
    }
  });

it('gives a program its input and answers what it wrote, and how it ended', async () => {
  const parts = [Buffer.from('one '), Buffer.from('two')];
  expect(await run(shell('cat; exit 3', { input: parts }))).toEqual({
    output: Buffer.from('one two'),
    code: 3,
    wroteTooMuch: false,
  });
});

it('does not mind a program that takes none of a large input', async () => {
  const { code } = await run(program('true', [], { input: [Buffer.alloc(20_000_000)] }));
  expect(code).toBe(0);
});

it('ends a program that writes too much', async () => {
  const { wroteTooMuch, output } = await run(program('yes'));
  expect(wroteTooMuch).toBe(true);
  expect(output.length).toBeLessThanOrEqual(100_000);
  expect(ownChildren()).toEqual([]);
});

it('ends a program, and what it started, as soon as the signal aborts', async () => {
  const abort = new AbortController();
  const running = run(shell('sleep 617.25 & sleep 617.5'), abort.signal);
  const failed = expect(running).rejects.toMatchObject({ name: 'AiError', kind: 'timeout' });
  while (!runs('617.25') || !runs('617.5')) await new Promise((next) => setImmediate(next));
  abort.abort();
  await failed;
  expect(runs('617.5')).toBe(false);
  expect(runs('617.25')).toBe(false);
});

it('starts nothing once the signal has aborted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-program-'));
  const started = run(shell(`echo > ${join(folder, 'started')}`), AbortSignal.abort());
  await expect(started).rejects.toMatchObject({ kind: 'timeout' });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('ends a program that is not done at its deadline', async () => {
  await expect(run(program('sleep', ['618.25'], { deadline: 100 }))).rejects.toMatchObject({ kind: 'timeout' });
  expect(runs('618.25')).toBe(false);
});

it.each([
  ['is not there', program('/no/such/program')],
  ['may not be run', program('/etc/passwd')],
  ['is killed', shell('kill -KILL $$')],
])('calls a program unavailable that %s, without quoting anything', async (_, what) => {
  const failure: unknown = await run({ ...what, input: [Buffer.from('my secret')] }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'AiError', kind: 'unavailable' });
  expect(String(failure)).not.toContain('secret');
});

it('lets a program see little of our environment', async () => {
  process.env['MASTER_KEY_OF_THIS_TEST'] = 'a secret';
  const seen = await said(program('env'));
  delete process.env['MASTER_KEY_OF_THIS_TEST'];
  expect(
    seen
      .trim()
      .split('\n')
      .map((line) => line.split('=')[0])
      .sort(),
  ).toEqual(['LC_ALL', 'PATH']);
});

it('bounds the memory, the processor time and the files of a program, and lets it dump no core', async () => {
  expect(await said(shell('ulimit -v; ulimit -t; ulimit -f; ulimit -c'))).toBe('2097152\n300\n65536\n0\n');
});
