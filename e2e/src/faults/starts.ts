import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StackProcess } from './stack-process.js';

/** Result of the starts of one mode. */
export interface StartsResult {
  readonly mode: 'concurrent' | 'restart';
  readonly startCount: number;
  /** Output of each stack that did not become ready or did not stop cleanly. */
  readonly failures: readonly string[];
  /** Number of messages about ports in use; one collision can cause several. */
  readonly collisionMessageCount: number;
  /** Start durations (ms), sorted. */
  readonly durationsMs: readonly number[];
}

export interface StartsOptions {
  /** The compiled main file of `npm start`. */
  readonly program: string;
  readonly rounds: number;
  /** Number of stacks that start concurrently. */
  readonly stackCount?: number;
  /** Folders and ports of the stacks. Default: temporary folders and free ports. */
  readonly locations?: readonly StackLocation[];
  readonly report?: (line: string) => void;
}

export interface StackLocation {
  readonly dataDir: string;
  readonly port: number;
}

const COLLISION_PATTERN = /EADDRINUSE|address already in use|PORT \d+ is in use/gi;

/** Counts the messages about ports in use in the output of a stack. */
export const countCollisionMessages = (output: string): number => output.match(COLLISION_PATTERN)?.length ?? 0;

/** Starts several stacks concurrently, `rounds` times. */
export async function startConcurrently({ rounds, stackCount = 3, ...options }: StartsOptions): Promise<StartsResult> {
  const starts: Start[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'starts-'));
    const locations =
      options.locations ??
      Array.from({ length: stackCount }, (_, n) => ({ dataDir: join(folder, String(n)), port: 0 }));
    const roundStarts = await Promise.all(locations.map((location) => startOnce(options.program, location)));
    starts.push(...roundStarts);
    rmSync(folder, { recursive: true, force: true });
    reportRound('concurrent', round, roundStarts, options);
  }
  return summarize('concurrent', starts);
}

/** Restarts a stack on the same folder and port, `rounds` times. */
export async function restartRepeatedly({ rounds, ...options }: StartsOptions): Promise<StartsResult> {
  const starts: Start[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'starts-'));
  const port = await chooseGatewayPort();
  for (let round = 1; round <= rounds; round += 1) {
    const start = await startOnce(options.program, { dataDir, port });
    starts.push(start);
    reportRound('restart', round, [start], options);
  }
  rmSync(dataDir, { recursive: true, force: true });
  return summarize('restart', starts);
}

interface Start {
  readonly isClean: boolean;
  readonly durationMs: number;
  readonly output: string;
}

async function startOnce(program: string, { dataDir, port }: StackLocation): Promise<Start> {
  const startedAt = performance.now();
  const stack = new StackProcess({ program, dataDir, port });
  const isReady = await stack.waitUntilReady();
  const durationMs = performance.now() - startedAt;
  const code = await stack.stop();
  return { isClean: isReady && code === 0, durationMs, output: stack.output };
}

/** Chooses a random free port for the gateway, outside the ephemeral port range. */
export async function chooseGatewayPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const server = createServer();
    const boundPort = await new Promise<number | undefined>((resolve) => {
      server.once('error', () => resolve(undefined));
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
    if (boundPort === undefined) continue;
    await new Promise((resolve) => server.close(resolve));
    return boundPort;
  }
}

function reportRound(mode: string, round: number, starts: readonly Start[], { report }: Pick<StartsOptions, 'report'>) {
  const failedCount = starts.filter(({ isClean }) => !isClean).length;
  const seconds = starts.map(({ durationMs }) => (durationMs / 1_000).toFixed(1)).join(' ');
  report?.(`${mode}, round ${round}: ${starts.length - failedCount} ready in ${seconds} s, ${failedCount} failed`);
}

const summarize = (mode: StartsResult['mode'], starts: readonly Start[]): StartsResult => ({
  mode,
  startCount: starts.length,
  failures: starts.filter(({ isClean }) => !isClean).map(({ output }) => output),
  collisionMessageCount: starts.reduce((sum, { output }) => sum + countCollisionMessages(output), 0),
  durationsMs: starts.map(({ durationMs }) => durationMs).sort((a, b) => a - b),
});
