import {
  eventStoreVariables,
  identityVariables,
  mongoVariables,
  readConfig,
  sealingVariables,
  serverVariables,
} from '@trackrecord/platform';

const variables = serverVariables
  .extend(eventStoreVariables.shape)
  .extend(mongoVariables.shape)
  .extend(sealingVariables.shape)
  .extend(identityVariables.shape);

/** The configuration of the command API. @throws {ConfigError} */
export const commandApiConfig = (env: NodeJS.ProcessEnv) => readConfig(variables, env);
