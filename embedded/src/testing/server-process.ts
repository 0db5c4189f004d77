import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** One of the embedded servers in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly port: number;
  /** Ends it as a power failure would. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What a server may be started with, beside its folder. */
interface ServerSettings {
  /** 0 for any free port. */
  readonly port?: number;
  /** The largest file that it may write, in blocks of 512 bytes: longer ones fail as they do on a full disk. */
  readonly maxFileBlocks?: number;
}

/** Starts a compiled server on a folder; rejects with what it printed when it does not come up. */
export async function startServer(
  file: string,
  dataDir: string,
  { port = 0, maxFileBlocks }: ServerSettings = {},
): Promise<ServerProcess> {
  const limit = maxFileBlocks === undefined ? '' : `ulimit -f ${maxFileBlocks}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, file], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), EXIT_WITH_PARENT: '1' },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const bound = await Promise.race([announcedPort(child), refusal(child, exited)]);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return { port: bound, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

function announcedPort({ stdout }: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      const said = line.startsWith('{') ? (JSON.parse(line) as { ready?: boolean; port?: number }) : {};
      if (said.ready === true && said.port !== undefined) resolve(said.port);
    });
  });
}

async function refusal({ stderr }: ChildProcess, exited: Promise<void>): Promise<never> {
  let said = '';
  stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await exited;
  throw new Error(said.trim());
}
