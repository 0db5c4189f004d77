import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { AiError } from '../ai/ai.js';

/** A program to run on bytes that somebody sent. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly input: readonly Buffer[];
  /** Bytes; a program that writes more is ended. */
  readonly mostOutput: number;
  /** Milliseconds; a program that takes longer is ended. */
  readonly deadline: number;
}

/** How a program ended by itself, and what it wrote. */
export interface Ended {
  readonly code: number;
  readonly output: Buffer;
  /** Whether it was ended because it wrote too much. */
  readonly wroteTooMuch: boolean;
}

const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));
/** Memory in bytes, seconds of the processor, the size of a file; and no core, because it would hold what was said. */
const LIMITS = ['--as=2147483648', '--cpu=300', '--fsize=33554432', '--core=0', '--'];
const PREFIX = ['-n', '5', ...(PRLIMIT === undefined ? [] : [PRLIMIT, ...LIMITS])];
/** What `nice` and `prlimit` answer where the program itself cannot be run. */
const NOT_RUN = [125, 126, 127];

/**
 * Runs a program on an input without a shell: in a process group of its own, at low priority, with little of our
 * environment and, where Linux's prlimit is there, bounded memory and processor time. What it says on stderr is not
 * kept, because it may quote the input. Nothing of it runs any more once this has answered or failed.
 * @throws {AiError} `timeout` once the signal aborts or the deadline has passed; `unavailable` where the program
 * cannot be run, or died.
 */
export async function runProgram(program: Program, signal: AbortSignal): Promise<Ended> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(program.deadline)]);
  const isTooLate = () => limit.aborted;
  if (isTooLate()) throw tooLate(program);
  const child = spawn('nice', [...PREFIX, program.command, ...program.args], {
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const kill = () => killGroup(child.pid);
  limit.addEventListener('abort', kill, { once: true });
  try {
    const closed = once(child, 'close');
    feed(child.stdin, program.input);
    const gathered = gather(child.stdout, program.mostOutput, kill);
    await closed;
    if (isTooLate()) throw tooLate(program);
    const { output, wroteTooMuch } = gathered();
    return { output, wroteTooMuch, code: wroteTooMuch ? 0 : codeOf(child.exitCode) };
  } catch (error) {
    throw error instanceof AiError ? error : new AiError('unavailable', 'a program could not be started');
  } finally {
    limit.removeEventListener('abort', kill);
  }
}

function feed(stdin: Writable, input: readonly Buffer[]): void {
  // A program that does not want all of it closes its end; how it ended says whether that was a failure.
  stdin.on('error', () => undefined);
  for (const part of input) stdin.write(part);
  stdin.end();
}

function gather(stdout: Readable, most: number, enough: () => void): () => Omit<Ended, 'code'> {
  const parts: Buffer[] = [];
  let length = 0;
  stdout.on('data', (part: Buffer) => {
    length += part.length;
    if (length > most) enough();
    else parts.push(part);
  });
  return () => ({ output: Buffer.concat(parts), wroteTooMuch: length > most });
}

function codeOf(code: number | null): number {
  if (code === null) throw new AiError('unavailable', 'a program was killed, or reached its limits');
  if (NOT_RUN.includes(code)) throw new AiError('unavailable', 'a program cannot be run');
  return code;
}

/** The whole group, because a program may have started others. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

const tooLate = ({ command }: Program): AiError => new AiError('timeout', `${command} did not end in time`);
