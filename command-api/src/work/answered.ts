import { type Engine, ENGINE_HEADER } from '@trackrecord/contracts';

/** Returns the head of a 200 response with the engine. */
export const okWithEngine = (engine: Engine) => ({ status: 200, headers: { [ENGINE_HEADER]: engine } }) as const;
