import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A server in a child process, so that it does not share a thread with the load generator. */
export interface ServerProcess {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a compiled main file with additional environment variables and waits for its `{"ready":true,"port":N}`. */
export async function startServer(
  file: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // No bench sends email, for which the command API needs the key.
    env: { ...process.env, PORT: '0', FIREBASE_API_KEY: 'bench', ...variables },
  });
  const exitPromise = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // Also if the bench fails.
  process.once('exit', () => child.kill());
  const port = await waitForPort(child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await exitPromise;
    },
  };
}

const waitForPort = ({ stdout }: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      const logEntry = line.startsWith('{') ? (JSON.parse(line) as { ready?: boolean; port?: number }) : {};
      if (logEntry.ready === true && logEntry.port !== undefined) resolve(logEntry.port);
    });
  });
