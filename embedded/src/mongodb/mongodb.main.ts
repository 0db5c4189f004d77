import { createCallRecorder } from '../calls/call-recorder.js';
import { FreeSpace } from '../disk/free-space.js';
import { iterateCalls } from './calls.js';
import { startMongodb } from './server.js';
import { isFailedCommit } from './storage/environment.js';

/** A variable is missing or invalid; the message names it. */
class SettingError extends Error {}

interface Settings {
  readonly dataDir: string;
  readonly port: number;
  readonly host: string;
  /** Writes are rejected while less than this is free on the disk; 0 never rejects. */
  readonly minFreeBytes: number;
}

function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { DATA_DIR: dataDir, PORT: port = '0', HOST: host = '127.0.0.1' } = environment;
  const { MIN_FREE_BYTES: minFreeBytes = '0' } = environment;
  if (dataDir === undefined || dataDir === '') throw new SettingError('DATA_DIR is missing');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new SettingError(`PORT: '${port}' is not a port number`);
  if (!/^\d+$/.test(minFreeBytes)) throw new SettingError(`MIN_FREE_BYTES: '${minFreeBytes}' is not a number of bytes`);
  return { dataDir, port: Number(port), host, minFreeBytes: Number(minFreeBytes) };
}

async function main(): Promise<void> {
  // New files must be readable by their owner only.
  process.umask(0o077);
  const { minFreeBytes, ...options } = readSettings(process.env);
  const freeSpace = new FreeSpace(options.dataDir, minFreeBytes);
  const recorder = createCallRecorder(process.env);
  const server = await startMongodb({
    ...options,
    hasEnoughSpace: () => freeSpace.hasEnoughSpace(),
    ...(recorder && { onCommand: (command) => recorder.record(iterateCalls(command)) }),
  });
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
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

// Exceeding the file size limit must fail the write, not kill the process.
process.on('SIGXFSZ', () => undefined);

// For a failed commit, LMDB also rejects internal promises that have no handler; the write itself was already rejected.
process.on('unhandledRejection', (error) => {
  if (!isFailedCommit(error)) fail(error);
  error.commitError.catch(() => undefined);
});

main().catch(fail);
