import type { ReservedPorts } from './reserved-ports.js';

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
}

/**
 * Reserves a port for every process. With `gatewayPort` 0, the gateway gets any free port.
 * @throws {SettingsError} if the port of the gateway is in use.
 */
export async function reservePorts(reservedPorts: ReservedPorts, gatewayPort: number): Promise<StackPorts> {
  const reserve = () => reservedPorts.reserve();
  return {
    gateway: await reservedPorts.reserve(gatewayPort),
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
