import { type Engine, ENGINE_HEADER, WORK_ID } from '@trackrecord/contracts';

/** Returns the head of a 200 response with the engine and the id of the work. */
export const okWithEngine = (engine: Engine, workId: string) =>
  ({ status: 200, headers: { [ENGINE_HEADER]: engine, [WORK_ID]: workId } }) as const;
