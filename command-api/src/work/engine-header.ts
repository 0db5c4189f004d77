import { type Engine, ENGINE_HEADER } from '@trackrecord/contracts';

/** Returns status 200 and the header with the engine. */
export const okWithEngine = (engine: Engine) => ({ status: 200, headers: { [ENGINE_HEADER]: engine } }) as const;
