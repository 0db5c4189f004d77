import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StackProcess } from './stack-process.js';

/** What came of the starts of one mode. */
export interface StartsResult {
  readonly mode: 'concurrent' | 'restart';
  readonly starts: number;
  /** The output of every start that did not get ready, or did not stop cleanly. */
  readonly failures: readonly string[];
  /** How many parts found their port taken, also where a retry helped. */
  readonly collisions: number;
  /** How long a start took (ms), sorted. */
  readonly durations: readonly number[];
}

/** How many starts to make. */
export interface StartsOptions {
  /** The compiled main file of `npm start`. */
  readonly program: string;
  readonly rounds: number;
  /** How many stacks start at the same moment. */
  readonly stacks?: number;
  /** Where these stacks start; by default on new folders, which are removed, and any free ports. */
  readonly places?: readonly StackPlace[];
  readonly report?: (line: string) => void;
}

/** Where a stack keeps its data, and the port it serves. */
export interface StackPlace {
  readonly dataDir: string;
  readonly port: number;
}

const COLLISION = /EADDRINUSE|address already in use|PORT \d+ is in use/gi;

/** Counts how often a part of a stack found its port taken, from what the stack printed. */
export const countCollisions = (output: string): number => output.match(COLLISION)?.length ?? 0;

/** Starts several stacks at the same moment, `rounds` times. */
export async function startAtOnce({ rounds, stacks = 3, ...options }: StartsOptions): Promise<StartsResult> {
  const starts: Start[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'starts-'));
    const places =
      options.places ?? Array.from({ length: stacks }, (_, n) => ({ dataDir: join(folder, String(n)), port: 0 }));
    const begun = await Promise.all(places.map((place) => startOnce(options.program, place)));
    starts.push(...begun);
    rmSync(folder, { recursive: true, force: true });
    reportRound('concurrent', round, begun, options);
  }
  return summarize('concurrent', starts);
}

/** Starts a stack on the same folder and the same port right after the one before has stopped, `rounds` times. */
export async function startAfterStop({ rounds, ...options }: StartsOptions): Promise<StartsResult> {
  const starts: Start[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'starts-'));
  const port = await chooseFrontPort();
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
  readonly duration: number;
  readonly output: string;
}

async function startOnce(program: string, { dataDir, port }: StackPlace): Promise<Start> {
  const since = performance.now();
  const stack = new StackProcess({ program, dataDir, port });
  const isReady = await stack.isReady();
  const duration = performance.now() - since;
  const code = await stack.stop();
  return { isClean: isReady && code === 0, duration, output: stack.output };
}

/** A port for the front outside the range of outgoing connections; a person chooses it, here it is drawn. */
export async function chooseFrontPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const server = createServer();
    const bound = await new Promise<number | undefined>((resolve) => {
      server.once('error', () => resolve(undefined));
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
    if (bound === undefined) continue;
    await new Promise((resolve) => server.close(resolve));
    return bound;
  }
}

function reportRound(mode: string, round: number, starts: readonly Start[], { report }: Pick<StartsOptions, 'report'>) {
  const failed = starts.filter(({ isClean }) => !isClean).length;
  const seconds = starts.map(({ duration }) => (duration / 1_000).toFixed(1)).join(' ');
  report?.(`${mode}, round ${round}: ${starts.length - failed} ready in ${seconds} s, ${failed} failed`);
}

const summarize = (mode: StartsResult['mode'], starts: readonly Start[]): StartsResult => ({
  mode,
  starts: starts.length,
  failures: starts.filter(({ isClean }) => !isClean).map(({ output }) => output),
  collisions: starts.reduce((sum, { output }) => sum + countCollisions(output), 0),
  durations: starts.map(({ duration }) => duration).sort((a, b) => a - b),
});
