import { z } from 'zod';

/** `/config.json`: what the browser must know before it starts, so that one build serves every environment. */
export const runtimeConfig = z.object({
  environment: z.string(),
  apiBaseUrl: z.string(),
  cvBaseUrl: z.string(),
  authEmulator: z.boolean(),
  firebase: z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
