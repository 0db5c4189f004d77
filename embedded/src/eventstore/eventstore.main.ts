/** Runs the embedded event store, configured by the variables in environment.ts. */
import { logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import { createCallRecorder } from '../calls/call-recorder.js';
import { FreeSpace } from '../disk/free-space.js';
import { readEnvironment } from './environment.js';
import { startEventStoreServer } from './server.js';

const warn = (line: string): void => console.error(`eventstore: ${line}`);

const exitWithError = (error: unknown): never => {
  warn(error instanceof Error ? error.message : String(error));
  process.exit(1);
};

// Exceeding the file size limit must fail the write, not kill the process.
process.on('SIGXFSZ', () => undefined);

// The gRPC library logs nothing, so that an error is logged once: with `warn`.
setLogVerbosity(logVerbosity.NONE);

try {
  const { shouldExitWithParent, minFreeBytes, ...serverOptions } = readEnvironment(process.env);
  const freeSpace = new FreeSpace(serverOptions.folder, minFreeBytes);
  const onFailure = (error: Error): never => exitWithError(`writing the event log failed: ${error.message}`);
  const recorder = createCallRecorder(process.env);
  const server = await startEventStoreServer({
    ...serverOptions,
    hasEnoughSpace: () => freeSpace.hasEnoughSpace(),
    warn,
    onFailure,
    ...(recorder && { onCall: recorder.record }),
  });

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    server.close().then(() => process.exit(0), exitWithError);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The supervisor holds the other end of stdin, which closes when the supervisor exits for any reason.
  if (shouldExitWithParent) process.stdin.on('end', stop).on('close', stop).resume();

  console.log(JSON.stringify({ ready: true, port: server.port }));
} catch (error) {
  exitWithError(error);
}
