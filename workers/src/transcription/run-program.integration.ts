import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPids, readCommandLine } from '@trackrecord/platform/testing/processes';
import { listDescendantNames } from '../testing/child-processes.js';
import { type Program, runProgram } from './run-program.js';

const createProgram = (command: string, args: readonly string[] = [], overrides: Partial<Program> = {}): Program => ({
  command,
  args,
  input: [],
  maxOutputBytes: 100_000,
  timeoutMs: 10_000,
  ...overrides,
});
const createShellProgram = (script: string, overrides: Partial<Program> = {}) =>
  createProgram('sh', ['-c', script], overrides);
const run = (target: Program, signal = new AbortController().signal) => runProgram(target, signal);
const getOutput = async (target: Program) => (await run(target)).output.toString();

/** Returns true if a process with this argument is running. */
const isRunning = (argument: string): boolean => listPids().some((pid) => readCommandLine(pid).includes(argument));

it('passes the input and returns output and exit code', async () => {
  const parts = [Buffer.from('one '), Buffer.from('two')];
  expect(await run(createShellProgram('cat; exit 3', { input: parts }))).toEqual({
    output: Buffer.from('one two'),
    code: 3,
    isOutputTruncated: false,
  });
});

it('ignores EPIPE from a program that does not read its input', async () => {
  const { code } = await run(createProgram('true', [], { input: [Buffer.alloc(20_000_000)] }));
  expect(code).toBe(0);
});

it('kills a program that exceeds the maximum output', async () => {
  const { isOutputTruncated, output } = await run(createProgram('yes'));
  expect(isOutputTruncated).toBe(true);
  expect(output.length).toBeLessThanOrEqual(100_000);
  expect(listDescendantNames()).toEqual([]);
});

it('kills a program and its children when the signal aborts', async () => {
  const controller = new AbortController();
  const resultPromise = run(createShellProgram('sleep 617.25 & sleep 617.5'), controller.signal);
  const rejection = expect(resultPromise).rejects.toMatchObject({ name: 'AiError', kind: 'timeout' });
  while (!isRunning('617.25') || !isRunning('617.5')) await new Promise((resolve) => setImmediate(resolve));
  controller.abort();
  await rejection;
  expect(isRunning('617.5')).toBe(false);
  expect(isRunning('617.25')).toBe(false);
});

it('does not start a program if the signal has aborted already', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-program-'));
  const resultPromise = run(createShellProgram(`echo > ${join(folder, 'started')}`), AbortSignal.abort());
  await expect(resultPromise).rejects.toMatchObject({ kind: 'timeout' });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('kills a program that exceeds its timeout', async () => {
  await expect(run(createProgram('sleep', ['618.25'], { timeoutMs: 100 }))).rejects.toMatchObject({ kind: 'timeout' });
  expect(isRunning('618.25')).toBe(false);
});

it.each([
  ['does not exist', createProgram('/no/such/program')],
  ['is not executable', createProgram('/etc/passwd')],
  ['is killed', createShellProgram('kill -KILL $$')],
])('fails with unavailable if the program %s, without quoting the input', async (_, target) => {
  const failure: unknown = await run({ ...target, input: [Buffer.from('my secret')] }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'AiError', kind: 'unavailable' });
  expect(String(failure)).not.toContain('secret');
});

it('passes only PATH and LC_ALL to a program', async () => {
  process.env['MASTER_KEY_OF_THIS_TEST'] = 'a secret';
  const output = await getOutput(createProgram('env'));
  delete process.env['MASTER_KEY_OF_THIS_TEST'];
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => line.split('=')[0])
      .sort(),
  ).toEqual(['LC_ALL', 'PATH']);
});

it('limits memory, CPU time and file size, and disables core dumps', async () => {
  expect(await getOutput(createShellProgram('ulimit -v; ulimit -t; ulimit -f; ulimit -c'))).toBe(
    '2097152\n300\n65536\n0\n',
  );
});
