import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A server in a child process, so that it does not share a thread with the load generator. */
export interface ServerUnderLoad {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a compiled main file with additional environment variables and waits for its `{"ready":true,"port":N}`. */
export async function startServer(
  file: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerUnderLoad> {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', ...variables },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await announcedPort(child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}

const announcedPort = ({ stdout }: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      const said = line.startsWith('{') ? (JSON.parse(line) as { ready?: boolean; port?: number }) : {};
      if (said.ready === true && said.port !== undefined) resolve(said.port);
    });
  });
