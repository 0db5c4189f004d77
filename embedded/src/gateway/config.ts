import type { MostConnections } from './connections.js';
import { parseOrigins } from './origins.js';

/** What the gateway is told through its environment. */
export interface GatewayConfig {
  readonly port: number;
  /** Where the gateway's own health and metrics are served, on loopback; 0 takes any that is free. */
  readonly operationsPort: number;
  /** Origins the application is served at besides the loopback names; the first is that of links. */
  readonly publicOrigins: readonly URL[];
  readonly logLevel: string;
  readonly clientDir: string;
  /** A development server to take the client from in place of the built one. */
  readonly clientUrl: string | undefined;
  readonly commandApi: URL;
  readonly queryApi: URL;
  readonly runtimeConfig: string;
  readonly connections: MostConnections;
  readonly emulator: EmulatorAddresses | undefined;
  /** The folder whose disk changes need room on, and how much (bytes); 0 never refuses. */
  readonly storage: { readonly folder: string; readonly minFreeBytes: number };
  /** In tests: API responses are validated against the OpenAPI document, and invalid ones reported in this file. */
  readonly invalidResponsesFile: string | undefined;
}

/** Where the Auth emulator is reached, and where its accounts are kept. */
export interface EmulatorAddresses {
  readonly auth: URL;
  readonly accounts: string;
  /** Where services that change accounts themselves have them written to disk: a port on loopback. */
  readonly exportPort: number;
}

/** Reads the gateway's configuration. */
export function gatewayConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const needed = (name: string): string => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(`Configuration: ${name}: is missing`);
    return value;
  };
  const most = (name: string, otherwise: number): number => {
    const value = Number(env[name] ?? otherwise);
    if (Number.isInteger(value) && value > 0) return value;
    throw new Error(`Configuration: ${name}: must be a positive integer`);
  };
  return {
    port: Number(needed('PORT')),
    operationsPort: Number(env['OPERATIONS_PORT'] ?? 0),
    publicOrigins: parseOrigins(env['PUBLIC_ORIGIN']),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    clientDir: needed('CLIENT_DIR'),
    clientUrl: env['CLIENT_URL'],
    commandApi: new URL(needed('COMMAND_API_URL')),
    queryApi: new URL(needed('QUERY_API_URL')),
    runtimeConfig: needed('RUNTIME_CONFIG'),
    connections: {
      anAddress: most('MAX_CONNECTIONS_PER_IP', 200),
      inAll: most('MAX_CONNECTIONS', 2_000),
    },
    storage: { folder: env['DATA_DIR'] ?? '.', minFreeBytes: Number(env['MIN_FREE_BYTES'] ?? 0) },
    invalidResponsesFile: env['UNDESCRIBED_ANSWERS'],
    emulator:
      env['AUTH_EMULATOR_URL'] === undefined
        ? undefined
        : {
            auth: new URL(env['AUTH_EMULATOR_URL']),
            accounts: needed('AUTH_EMULATOR_ACCOUNTS'),
            exportPort: Number(needed('ACCOUNTS_EXPORT_PORT')),
          },
  };
}
