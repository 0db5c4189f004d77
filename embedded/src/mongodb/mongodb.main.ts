import { startMongodb } from './server.js';

/** A variable is missing or wrong: the message names it. */
class SettingError extends Error {}

function settings(environment: NodeJS.ProcessEnv): { dataDir: string; port: number; host: string } {
  const { DATA_DIR: dataDir, PORT: port = '0', HOST: host = '127.0.0.1' } = environment;
  if (dataDir === undefined || dataDir === '') throw new SettingError('DATA_DIR: the folder for the files is missing');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new SettingError(`PORT: '${port}' is no port`);
  return { dataDir, port: Number(port), host };
}

async function main(): Promise<void> {
  // The files hold what nobody else may read, from the moment they are made.
  process.umask(0o077);
  const server = await startMongodb(settings(process.env));
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

function fail(error: unknown): void {
  process.stderr.write(`mongodb: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
