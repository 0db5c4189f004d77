import { createContext, Script } from 'node:vm';

/** A task took longer than it may. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

const CODE = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

// The context is no wall, only what Node lets one set a time for; making one takes longer than most tasks.
const room: { run?: () => unknown } = {};
const context = createContext(room);
const script = new Script('run()');

/**
 * What a task without waits gives, ended where it stands once its time (milliseconds) is up: only from outside can code
 * be stopped that runs in circles.
 * @throws {OutOfTime} and whatever the task throws.
 */
export function inTime<Result>(time: number, task: () => Result): Result {
  room.run = task;
  try {
    return script.runInContext(context, { timeout: Math.max(1, Math.round(time)) }) as Result;
  } catch (error) {
    // It comes from the other context, in which `Error` is another class.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === CODE) throw new OutOfTime();
    throw error;
  } finally {
    delete room.run;
  }
}
