import {
  edgeVariables,
  eventStoreVariables,
  identityVariables,
  mongoVariables,
  nicenessVariable,
  queueVariables,
  readConfig,
  sealingVariables,
  serverVariables,
} from '@trackrecord/platform';
import { z } from 'zod';

const stores = eventStoreVariables.extend(mongoVariables.shape).extend(sealingVariables.shape);

const queryVariables = serverVariables
  .extend(stores.shape)
  .extend(identityVariables.shape)
  .extend(queueVariables.shape)
  .extend(edgeVariables.shape)
  .extend({
    HEALTH_TARGETS: z.string().default(''),
    /** How often a person may ask for all that is held about them, which reads all of it. */
    RATE_LIMIT_EXPORT_PER_MINUTE: z.coerce.number().int().positive().default(10),
  });

const projectorVariables = serverVariables.extend(stores.shape).extend({
  /** Commands go first where processors are short: a read that names its revision does not wait for the projector. */
  PROJECTOR_NICE: nicenessVariable.default(5),
});

/** The configuration of the query API. @throws {ConfigError} */
export const queryApiConfig = (env: NodeJS.ProcessEnv) => readConfig(queryVariables, env);

/** The configuration of the projector and of a rebuild. @throws {ConfigError} */
export const projectorConfig = (env: NodeJS.ProcessEnv) => readConfig(projectorVariables, env);
