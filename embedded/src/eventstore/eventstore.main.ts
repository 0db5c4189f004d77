/** The process of the embedded event store; its environment is described in environment.ts. */
import { logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import { FreeSpace } from '../disk/free-space.js';
import { readEnvironment } from './environment.js';
import { startEventStoreServer } from './server.js';

const warn = (line: string): void => console.error(`eventstore: ${line}`);

const die = (error: unknown): never => {
  warn(error instanceof Error ? error.message : String(error));
  process.exit(1);
};

// A file as long as the limit of the process allows is a write that fails, not the end of the process.
process.on('SIGXFSZ', () => undefined);

// What goes wrong is said once, in one line of our own.
setLogVerbosity(logVerbosity.NONE);

try {
  const { exitWithParent, minFreeBytes, ...place } = readEnvironment(process.env);
  const space = new FreeSpace(place.folder, minFreeBytes);
  const onFailure = (error: Error): never => die(`writing the event log failed: ${error.message}`);
  const server = await startEventStoreServer({ ...place, hasRoom: () => space.hasRoom(), warn, onFailure });

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    server.close().then(() => process.exit(0), die);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The supervisor holds the other end of stdin: it closes however the supervisor ends.
  if (exitWithParent) process.stdin.on('end', stop).on('close', stop).resume();

  console.log(JSON.stringify({ ready: true, port: server.port }));
} catch (error) {
  die(error);
}
