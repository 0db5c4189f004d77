import type { ReservedPorts } from './reserved-ports.js';
import type { Settings } from './settings.js';

/** The services of the product that the stack runs. */
export type ServiceName = 'command-api' | 'query-api' | 'projector' | 'relay' | 'worker';

/** The ports of all processes; they stay the same across restarts. */
export interface StackPorts {
  readonly eventStore: number;
  readonly mongodb: number;
  readonly redis: number;
  readonly authEmulator: number;
  /** The gateway's endpoint that exports the emulator's accounts to disk. */
  readonly accountsExport: number;
  readonly services: Readonly<Record<ServiceName, number>>;
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
  { port, operationsPort }: Pick<Settings, 'port' | 'operationsPort'>,
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
      worker: await reserve(),
    },
    client: await reserve(),
  };
}
