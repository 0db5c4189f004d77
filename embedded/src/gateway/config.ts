/** What the gateway is told through its environment. */
export interface GatewayConfig {
  readonly port: number;
  readonly clientDir: string;
  /** A development server to take the client from in place of the built one. */
  readonly clientUrl: string | undefined;
  readonly commandApi: URL;
  readonly queryApi: URL;
  readonly runtimeConfig: string;
  readonly emulator: EmulatorAddresses | undefined;
}

/** Where the Auth emulator is reached, and where its accounts are kept. */
export interface EmulatorAddresses {
  readonly auth: URL;
  readonly hub: string;
  readonly accounts: string;
}

/** Reads the gateway's configuration. */
export function gatewayConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const needed = (name: string): string => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(`Configuration: ${name}: is missing`);
    return value;
  };
  return {
    port: Number(needed('PORT')),
    clientDir: needed('CLIENT_DIR'),
    clientUrl: env['CLIENT_URL'],
    commandApi: new URL(needed('COMMAND_API_URL')),
    queryApi: new URL(needed('QUERY_API_URL')),
    runtimeConfig: needed('RUNTIME_CONFIG'),
    emulator:
      env['AUTH_EMULATOR_URL'] === undefined
        ? undefined
        : {
            auth: new URL(env['AUTH_EMULATOR_URL']),
            hub: needed('AUTH_EMULATOR_HUB'),
            accounts: needed('AUTH_EMULATOR_ACCOUNTS'),
          },
  };
}
