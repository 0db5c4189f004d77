import type { ReservedPorts } from './reserved-ports.js';

/** The services of the product that the stack runs. */
export type ServiceName = 'command-api' | 'query-api' | 'projector' | 'relay' | 'worker';

/** The ports of all processes; they stay the same across restarts. */
export interface StackPorts {
  readonly eventStore: number;
  readonly mongodb: number;
  readonly redis: number;
  /** The Auth emulator. */
  readonly authEmulator: number;
  /** The gateway's endpoint that exports the emulator's accounts to disk. */
  readonly accountsExport: number;
  readonly services: Readonly<Record<ServiceName, number>>;
  /** The development server of the client. */
  readonly client: number;
  readonly gateway: number;
}

/** Reserves a port for every process; `gateway` is 0 for any port. @throws {SettingsError} if it is in use. */
export async function reservePorts(reservedPorts: ReservedPorts, gateway: number): Promise<StackPorts> {
  const port = () => reservedPorts.reserve();
  return {
    gateway: await reservedPorts.reserve(gateway),
    eventStore: await port(),
    mongodb: await port(),
    redis: await port(),
    authEmulator: await port(),
    accountsExport: await port(),
    services: {
      'command-api': await port(),
      'query-api': await port(),
      projector: await port(),
      relay: await port(),
      worker: await port(),
    },
    client: await port(),
  };
}
