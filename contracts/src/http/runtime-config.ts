import { z } from 'zod';

/** `/config.json`: the browser's configuration, loaded at startup, so that one build serves every environment. */
export const runtimeConfig = z.object({
  environment: z.string(),
  apiBaseUrl: z.string(),
  cvBaseUrl: z.string(),
  authEmulator: z.boolean(),
  firebase: z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
