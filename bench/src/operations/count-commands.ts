import type { Redis } from '@trackrecord/platform';

/** A line of `INFO commandstats`: `cmdstat_llen:calls=9,usec=31,…`, for subcommands `cmdstat_client|info:calls=…`. */
const COMMAND_LINE = /^cmdstat_([^:]+):calls=(\d+)/gm;

/**
 * Returns how many commands a Redis has executed since its start, by name, without reading these figures. `MONITOR`
 * would slow it down.
 */
export async function countCommands(redis: Redis): Promise<ReadonlyMap<string, number>> {
  const stats = await redis.info('commandstats');
  return new Map(
    [...stats.matchAll(COMMAND_LINE)]
      .map(([, name = '', calls]) => [name, Number(calls)] as const)
      .filter(([name]) => name !== 'info'),
  );
}

/** Returns the commands between two counts, the most frequent first. */
export const subtractCommands = (
  after: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> =>
  new Map(
    [...after]
      .map(([name, calls]) => [name, calls - (before.get(name) ?? 0)] as const)
      .filter(([, calls]) => calls > 0)
      .toSorted(([, a], [, b]) => b - a),
  );
