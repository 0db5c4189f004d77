import type { ReservedPorts } from './reserved-ports.js';
import type { Settings } from './settings.js';
import type { StackWorker } from './parse-workers.js';

/** The services of the product that the stack runs, besides its workers. */
export type ServiceName = 'command-api' | 'query-api' | 'projector' | 'relay';

/** The ports of all processes; they stay the same across restarts. */
export interface StackPorts {
  readonly eventStore: number;
  readonly mongodb: number;
  readonly redis: number;
  readonly authEmulator: number;
  /** The gateway's endpoint that exports the emulator's accounts to disk. */
  readonly accountsExport: number;
  readonly services: Readonly<Record<ServiceName, number>>;
  readonly workers: readonly (StackWorker & { readonly port: number })[];
  /** The development server of the client. */
  readonly client: number;
  readonly gateway: number;
  /** The gateway's own health and metrics. */
  readonly operations: number;
}

/**
 * Reserves a port for every process: those of the settings, where 0 is any free port, and free ones.
 * @throws {SettingsError} if a port of the settings is in use.
 */
export async function reservePorts(
  reservedPorts: ReservedPorts,
  { port, operationsPort, workers }: Pick<Settings, 'port' | 'operationsPort' | 'workers'>,
): Promise<StackPorts> {
  const reserve = () => reservedPorts.reserve();
  return {
    gateway: await reservedPorts.reserve(port),
    operations: await reservedPorts.reserve(operationsPort, 'OPERATIONS_PORT'),
    eventStore: await reserve(),
    mongodb: await reserve(),
    redis: await reserve(),
    authEmulator: await reserve(),
    accountsExport: await reserve(),
    services: {
      'command-api': await reserve(),
      'query-api': await reserve(),
      projector: await reserve(),
      relay: await reserve(),
    },
    workers: await Promise.all(workers.map(async (worker) => ({ ...worker, port: await reserve() }))),
    client: await reserve(),
  };
}
