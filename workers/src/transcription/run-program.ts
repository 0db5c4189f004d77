import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { AiError } from '../ai/ai.js';

/** A program to run on untrusted input. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly input: readonly Buffer[];
  /** The program is killed when it writes more. */
  readonly maxOutputBytes: number;
  /** The program is killed when it runs longer. */
  readonly timeoutMs: number;
}

/** Exit code and output of a program. */
export interface ProgramResult {
  readonly code: number;
  readonly output: Buffer;
  /** Whether it was killed for writing too much. */
  readonly isOutputTruncated: boolean;
}

const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));
/** Memory in bytes, CPU seconds, file size; no core dump, since it would contain user data. */
const LIMIT_ARGS = ['--as=2147483648', '--cpu=300', '--fsize=33554432', '--core=0', '--'];
const COMMAND_PREFIX = ['-n', '5', ...(PRLIMIT === undefined ? [] : [PRLIMIT, ...LIMIT_ARGS])];
/** The exit codes of `nice` and `prlimit` if the program cannot be run. */
const CANNOT_RUN_CODES = [125, 126, 127];

/**
 * Runs a program without a shell, in its own process group, at low priority, with a minimal environment and, if prlimit
 * is installed, with limits on memory and CPU time. Ignores stderr, which may quote the input. The process group has
 * ended when the promise settles.
 * @throws {AiError} `timeout` if the signal aborts or the timeout expires; `unavailable` if the program cannot run or
 * is killed.
 */
export async function runProgram(program: Program, signal: AbortSignal): Promise<ProgramResult> {
  const deadlineSignal = AbortSignal.any([signal, AbortSignal.timeout(program.timeoutMs)]);
  const isAborted = () => deadlineSignal.aborted;
  if (isAborted()) throw createTimeoutError(program);
  const child = spawn('nice', [...COMMAND_PREFIX, program.command, ...program.args], {
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const kill = () => killGroup(child.pid);
  deadlineSignal.addEventListener('abort', kill, { once: true });
  try {
    const closeEvent = once(child, 'close');
    writeInput(child.stdin, program.input);
    const getOutput = collectOutput(child.stdout, program.maxOutputBytes, kill);
    await closeEvent;
    if (isAborted()) throw createTimeoutError(program);
    const { output, isOutputTruncated } = getOutput();
    return { output, isOutputTruncated, code: isOutputTruncated ? 0 : checkExitCode(program, child.exitCode) };
  } catch (error) {
    throw error instanceof AiError ? error : new AiError('unavailable', `${program.command} could not be started`);
  } finally {
    deadlineSignal.removeEventListener('abort', kill);
  }
}

function writeInput(stdin: Writable, input: readonly Buffer[]): void {
  // A program may close its stdin early (EPIPE); its exit code says whether it failed.
  stdin.on('error', () => undefined);
  for (const part of input) stdin.write(part);
  stdin.end();
}

function collectOutput(stdout: Readable, maxBytes: number, onLimit: () => void): () => Omit<ProgramResult, 'code'> {
  const parts: Buffer[] = [];
  let length = 0;
  stdout.on('data', (part: Buffer) => {
    length += part.length;
    if (length > maxBytes) onLimit();
    else parts.push(part);
  });
  return () => ({ output: Buffer.concat(parts), isOutputTruncated: length > maxBytes });
}

function checkExitCode({ command }: Program, code: number | null): number {
  if (code === null) throw new AiError('unavailable', `${command} was killed or reached its limits`);
  if (CANNOT_RUN_CODES.includes(code)) throw new AiError('unavailable', `${command} cannot be run`);
  return code;
}

/** Kills the process group, since the program may have started others. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has exited already.
  }
}

const createTimeoutError = ({ command }: Program): AiError => new AiError('timeout', `${command} timed out`);
