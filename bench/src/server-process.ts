import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A server in a child process, so that it does not share a thread with the load generator. */
export interface ServerProcess {
  readonly url: string;
  /** Shuts the process down with SIGTERM. */
  readonly stop: () => Promise<void>;
  /** Kills the process with SIGKILL. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts a compiled main file with additional environment variables and arguments, and waits for its
 * `{"ready":true,"port":N}`.
 */
export async function startServer(
  file: string,
  variables: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // No bench sends email, for which the command API needs the key.
    env: { ...process.env, PORT: '0', FIREBASE_API_KEY: 'bench', ...variables },
  });
  const exitPromise = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // Also if the bench fails.
  process.once('exit', () => child.kill());
  const port = await waitForPort(child);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await exitPromise;
  };
  return { url: `http://127.0.0.1:${port}`, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

const waitForPort = ({ stdout }: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      const logEntry = line.startsWith('{') ? (JSON.parse(line) as { ready?: boolean; port?: number }) : {};
      if (logEntry.ready === true && logEntry.port !== undefined) resolve(logEntry.port);
    });
  });
