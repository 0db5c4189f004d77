import {
  activityVariables,
  consentVariables,
  edgeVariables,
  eventIndexVariables,
  eventStoreVariables,
  identityVariables,
  mongoVariables,
  queueVariables,
  readConfig,
  sealingVariables,
  serverVariables,
  staffVariables,
} from '@trackrecord/platform';
import { z } from 'zod';

const variables = serverVariables
  .extend(eventStoreVariables.shape)
  .extend(mongoVariables.shape)
  .extend(sealingVariables.shape)
  .extend(identityVariables.shape)
  .extend(queueVariables.shape)
  .extend(edgeVariables.shape)
  .extend(activityVariables.shape)
  .extend(staffVariables.shape)
  .extend(consentVariables.shape)
  .extend(eventIndexVariables.shape)
  .extend({
    /** Limits per user and minute of suggestions, of skill detection while typing, and of uploaded chunks. */
    RATE_LIMIT_AI_PER_MINUTE: z.coerce.number().int().positive().default(30),
    RATE_LIMIT_SKILL_DETECTION_PER_MINUTE: z.coerce.number().int().positive().default(60),
    RATE_LIMIT_UPLOAD_CHUNKS_PER_MINUTE: z.coerce.number().int().positive().default(200),
    /** Attempts to connect a browser with a pairing code, right or wrong, from one address. */
    RATE_LIMIT_PAIRING_PER_10_MINUTES: z.coerce.number().int().positive().default(10),
    /** How long the record of accesses of staff is kept after an erasure (decision 061). */
    ACCESS_LOG_DAYS: z.coerce.number().int().min(1).max(3_650).default(730),
    /** Identity Toolkit, which sends password-reset emails. */
    IDENTITY_URL: z.url({ protocol: /^https?$/ }).default('https://identitytoolkit.googleapis.com'),
    /** The web API key of the Firebase project. */
    FIREBASE_API_KEY: z.string().min(1),
    /** The URL at which the identity emulator exports its accounts, which it keeps in memory, to disk. */
    IDENTITY_EXPORT_URL: z.url({ protocol: /^http$/ }).optional(),
    /** With this key the embedded stack writes the history of its demo account. Never set on a real server. */
    DEMO_KEY: z.string().min(1).optional(),
  });

/** The configuration of the command API. @throws {ConfigError} */
export const readCommandApiConfig = (env: NodeJS.ProcessEnv) => readConfig(variables, env);
