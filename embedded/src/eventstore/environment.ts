/** The environment of the event store process. */
export interface EventStoreEnvironment {
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  readonly shouldExitWithParent: boolean;
  /** Writes are rejected while less than this is free on the disk; 0 never rejects. */
  readonly minFreeBytes: number;
}

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

/**
 * Reads the environment of the event store process.
 *
 * @throws Error with one line that names the missing or invalid variable.
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): EventStoreEnvironment {
  const { DATA_DIR: folder = '', HOST: host = '127.0.0.1', PORT: port = '0', EXIT_WITH_PARENT = '' } = environment;
  const { MIN_FREE_BYTES: minFree = '0' } = environment;
  if (folder === '') throw new Error('DATA_DIR is missing: the folder for the files of the event store');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`PORT is '${port}', not a number up to 65535`);
  if (!LOOPBACK.test(host)) throw new Error(`HOST is '${host}', not a loopback address (there is no authentication)`);
  if (!['', '0', '1'].includes(EXIT_WITH_PARENT))
    throw new Error(`EXIT_WITH_PARENT is '${EXIT_WITH_PARENT}', neither 0 nor 1`);
  if (!/^\d+$/.test(minFree)) throw new Error(`MIN_FREE_BYTES is '${minFree}', not a number of bytes`);
  return {
    minFreeBytes: Number(minFree),
    folder,
    host,
    port: Number(port),
    shouldExitWithParent: EXIT_WITH_PARENT === '1',
  };
}
