import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** An embedded server in its own process, as `npm start` runs it. */
export interface ServerProcess {
  readonly port: number;
  /** Kills the process with SIGKILL. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Options of a server, besides its folder. */
interface ServerOptions {
  /** 0 for any free port. */
  readonly port?: number;
  /** The maximum file size in blocks of 512 bytes: longer writes fail as on a full disk. */
  readonly maxFileBlocks?: number;
}

/** Starts a compiled server on a folder. Rejects with the output to stderr if the server exits. */
export async function startServer(
  file: string,
  dataDir: string,
  { port = 0, maxFileBlocks }: ServerOptions = {},
): Promise<ServerProcess> {
  const limitCommand = maxFileBlocks === undefined ? '' : `ulimit -f ${maxFileBlocks}; `;
  const child = spawn('sh', ['-c', `${limitCommand}exec "$0" "$1"`, process.execPath, file], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), EXIT_WITH_PARENT: '1' },
  });
  const exitPromise = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const listeningPort = await Promise.race([waitForPort(child), rejectOnExit(child, exitPromise)]);
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exitPromise;
  };
  return { port: listeningPort, kill: () => kill('SIGKILL'), stop: () => kill('SIGTERM') };
}

function waitForPort({ stdout }: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      const message = line.startsWith('{') ? (JSON.parse(line) as { ready?: boolean; port?: number }) : {};
      if (message.ready === true && message.port !== undefined) resolve(message.port);
    });
  });
}

async function rejectOnExit({ stderr }: ChildProcess, exitPromise: Promise<void>): Promise<never> {
  let errorOutput = '';
  stderr?.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  await exitPromise;
  throw new Error(`the server exited before it was ready: ${errorOutput.trim()}`);
}
