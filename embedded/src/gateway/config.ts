import type { ConnectionLimits } from './connection-limits.js';
import { parseOrigins } from './origins.js';

/** The configuration of the gateway, read from its environment. */
export interface GatewayConfig {
  readonly port: number;
  /** The loopback port of the gateway's own health and metrics; 0 for any free port. */
  readonly operationsPort: number;
  /** Public origins besides the loopback names; the first one is used for links. */
  readonly publicOrigins: readonly URL[];
  readonly logLevel: string;
  readonly clientDir: string;
  /** The client's development server, used instead of the built client. */
  readonly clientUrl: string | undefined;
  readonly commandApi: URL;
  readonly queryApi: URL;
  /** What the client reads from `/config.json`. */
  readonly runtimeConfigJson: string;
  readonly connections: ConnectionLimits;
  readonly emulator: EmulatorAddresses | undefined;
  /** Writes are rejected while the disk of `folder` has less than `minFreeBytes`; 0 never rejects. */
  readonly storage: { readonly folder: string; readonly minFreeBytes: number };
  /** In tests: API responses are validated against the OpenAPI document, and invalid ones reported in this file. */
  readonly invalidResponsesFile: string | undefined;
}

/** The Auth emulator: its URL, and the folder with its exported accounts. */
export interface EmulatorAddresses {
  readonly url: URL;
  readonly accountsDir: string;
  /** The loopback port at which services request an export after they have changed accounts. */
  readonly exportPort: number;
}

export function readGatewayConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const readRequired = (name: string): string => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(`Configuration: ${name}: is missing`);
    return value;
  };
  const readPositiveInteger = (name: string, fallback: number): number => {
    const value = Number(env[name] ?? fallback);
    if (Number.isInteger(value) && value > 0) return value;
    throw new Error(`Configuration: ${name}: must be a positive integer`);
  };
  return {
    port: Number(readRequired('PORT')),
    operationsPort: Number(env['OPERATIONS_PORT'] ?? 0),
    publicOrigins: parseOrigins(env['PUBLIC_ORIGIN']),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    clientDir: readRequired('CLIENT_DIR'),
    clientUrl: env['CLIENT_URL'],
    commandApi: new URL(readRequired('COMMAND_API_URL')),
    queryApi: new URL(readRequired('QUERY_API_URL')),
    runtimeConfigJson: readRequired('RUNTIME_CONFIG'),
    connections: {
      perAddress: readPositiveInteger('MAX_CONNECTIONS_PER_IP', 200),
      total: readPositiveInteger('MAX_CONNECTIONS', 2_000),
    },
    storage: { folder: env['DATA_DIR'] ?? '.', minFreeBytes: Number(env['MIN_FREE_BYTES'] ?? 0) },
    invalidResponsesFile: env['INVALID_RESPONSES_FILE'],
    emulator:
      env['AUTH_EMULATOR_URL'] === undefined
        ? undefined
        : {
            url: new URL(env['AUTH_EMULATOR_URL']),
            accountsDir: readRequired('AUTH_EMULATOR_ACCOUNTS'),
            exportPort: Number(readRequired('ACCOUNTS_EXPORT_PORT')),
          },
  };
}
