import { type Engine, ENGINE_HEADER, WORK_ID_HEADER } from '@trackrecord/contracts';

/** Returns status 200 and the headers with the engine and the id of the work. */
export const createOkHead = (engine: Engine, workId: string) =>
  ({ status: 200, headers: { [ENGINE_HEADER]: engine, [WORK_ID_HEADER]: workId } }) as const;
