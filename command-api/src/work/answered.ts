import { type Engine, ENGINE_HEADER } from '@trackrecord/contracts';

/** 200, with who made the answer. */
export const okWithEngine = (engine: Engine) => ({ status: 200, headers: { [ENGINE_HEADER]: engine } }) as const;
