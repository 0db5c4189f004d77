import { FreeSpace } from '../disk/free-space.js';
import { startMongodb } from './server.js';
import { isFailedCommit } from './storage/environment.js';

/** A variable is missing or wrong: the message names it. */
class SettingError extends Error {}

interface Settings {
  readonly dataDir: string;
  readonly port: number;
  readonly host: string;
  /** Writes are refused while less than this is free on the disk; 0 never refuses. */
  readonly minFreeBytes: number;
}

function settings(environment: NodeJS.ProcessEnv): Settings {
  const { DATA_DIR: dataDir, PORT: port = '0', HOST: host = '127.0.0.1' } = environment;
  const { MIN_FREE_BYTES: minFree = '0' } = environment;
  if (dataDir === undefined || dataDir === '') throw new SettingError('DATA_DIR is missing');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new SettingError(`PORT: '${port}' is not a port number`);
  if (!/^\d+$/.test(minFree)) throw new SettingError(`MIN_FREE_BYTES: '${minFree}' is not a number of bytes`);
  return { dataDir, port: Number(port), host, minFreeBytes: Number(minFree) };
}

async function main(): Promise<void> {
  // The files hold what nobody else may read, from the moment they are made.
  process.umask(0o077);
  const { minFreeBytes, ...options } = settings(process.env);
  const space = new FreeSpace(options.dataDir, minFreeBytes);
  const server = await startMongodb({ ...options, hasRoom: () => space.hasRoom() });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (process.env['EXIT_WITH_PARENT'] === '1') process.stdin.on('close', stop).on('end', stop).resume();
  process.stdout.write(`${JSON.stringify({ ready: true, port: server.port })}\n`);
}

function fail(error: unknown): never {
  process.stderr.write(`mongodb: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

// A file as long as the limit of the process allows is a write that fails, not the end of the process.
process.on('SIGXFSZ', () => undefined);

// LMDB rejects a failed commit once more in promises of its own that nobody holds; who wrote has been answered already.
process.on('unhandledRejection', (error) => {
  if (!isFailedCommit(error)) fail(error);
  error.commitError.catch(() => undefined);
});

main().catch(fail);
