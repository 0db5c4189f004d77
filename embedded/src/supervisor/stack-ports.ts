import type { HeldPorts } from './held-ports.js';

/** The services of the product that the stack runs. */
export type ServiceName = 'command-api' | 'query-api' | 'projector' | 'relay' | 'worker';

/** Where the parts listen, from the first start to the last restart. */
export interface StackPorts {
  readonly eventStore: number;
  readonly mongodb: number;
  readonly redis: number;
  /** The Auth emulator. */
  readonly identity: number;
  /** Where the gateway is asked to write the emulator's accounts to disk. */
  readonly accountsExport: number;
  readonly services: Readonly<Record<ServiceName, number>>;
  /** The development server of the client. */
  readonly client: number;
  readonly gateway: number;
}

/** Holds a port for every part; that of the gateway is given, or 0 for any. @throws {SettingsError} if that is taken. */
export async function holdPorts(held: HeldPorts, gateway: number): Promise<StackPorts> {
  const port = () => held.hold();
  return {
    gateway: await held.hold(gateway),
    eventStore: await port(),
    mongodb: await port(),
    redis: await port(),
    identity: await port(),
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
