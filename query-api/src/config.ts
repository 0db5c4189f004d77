import {
  activityVariables,
  consentVariables,
  edgeVariables,
  eventIndexVariables,
  eventStoreVariables,
  identityVariables,
  mongoVariables,
  nicenessVariable,
  queueVariables,
  readConfig,
  sealingVariables,
  serverVariables,
  staffVariables,
} from '@trackrecord/platform';
import { z } from 'zod';

const stores = eventStoreVariables.extend(mongoVariables.shape).extend(sealingVariables.shape);

const queryVariables = serverVariables
  .extend(stores.shape)
  .extend(identityVariables.shape)
  .extend(queueVariables.shape)
  .extend(edgeVariables.shape)
  .extend(activityVariables.shape)
  .extend(staffVariables.shape)
  .extend(consentVariables.shape)
  .extend(eventIndexVariables.shape)
  .extend({
    /** The URL of the command API, which records what staff read, and which requests of staff were refused. */
    COMMAND_API_URL: z.url({ protocol: /^https?$/ }),
    /** The other services in the health check, such as `command-api=http://host:1/readyz`, separated by commas. */
    HEALTH_TARGETS: z.string().default(''),
    /** Who operates the site: shown on /terms and /privacy. */
    OPERATOR_NAME: z.string().default(''),
    OPERATOR_ADDRESS: z.string().default(''),
    OPERATOR_EMAIL: z.string().default(''),
    /** Data exports per user, which are expensive. */
    RATE_LIMIT_EXPORT_PER_MINUTE: z.coerce.number().int().positive().default(10),
  });

const projectorVariables = serverVariables
  .extend(stores.shape)
  .extend(eventIndexVariables.shape)
  .extend({
    /** Niceness of the projector. Reads with X-Min-Revision do not wait for it. */
    PROJECTOR_NICE: nicenessVariable.default(5),
    /** How often a view of each projection is compared with its stream; 0 turns it off. */
    VIEW_CHECK_SECONDS: z.coerce.number().int().min(0).max(86_400).default(10),
  });

/** The configuration of the query API. @throws {ConfigError} */
export const readQueryApiConfig = (env: NodeJS.ProcessEnv) => readConfig(queryVariables, env);

/** The configuration of the projector and of a rebuild. @throws {ConfigError} */
export const readProjectorConfig = (env: NodeJS.ProcessEnv) => readConfig(projectorVariables, env);
