import {
  ConfigError,
  eventStoreVariables,
  identityVariables,
  mongoVariables,
  readConfig,
  sealingVariables,
  serverVariables,
  unsafeInProduction,
} from '@trackrecord/platform';

const variables = serverVariables
  .extend(eventStoreVariables.shape)
  .extend(mongoVariables.shape)
  .extend(sealingVariables.shape)
  .extend(identityVariables.shape);

/** The configuration of the command API. @throws {ConfigError} */
export function commandApiConfig(env: NodeJS.ProcessEnv) {
  const config = readConfig(variables, env);
  const unsafe = unsafeInProduction(config);
  if (unsafe) throw new ConfigError(`Configuration: ${unsafe}`);
  return config;
}
