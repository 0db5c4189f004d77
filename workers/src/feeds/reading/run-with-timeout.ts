import { createContext, Script } from 'node:vm';

/** A task exceeded its time limit. */
export class TaskTimeoutError extends Error {
  override readonly name = 'TaskTimeoutError';
}

const TIMEOUT_CODE = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

// The context is no sandbox, only a way to set a timeout. It is shared because creating one takes longer than most
// tasks.
const contextGlobals: { run?: () => unknown } = {};
const context = createContext(contextGlobals);
const script = new Script('run()');

/**
 * Runs a synchronous task with a timeout in milliseconds. V8 can interrupt it even in an endless loop.
 * @throws {TaskTimeoutError} and any error of the task.
 */
export function runWithTimeout<Result>(timeoutMs: number, task: () => Result): Result {
  contextGlobals.run = task;
  try {
    return script.runInContext(context, { timeout: Math.max(1, Math.round(timeoutMs)) }) as Result;
  } catch (error) {
    // The error is of the other context's `Error` class, so that `instanceof Error` is false.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === TIMEOUT_CODE)
      throw new TaskTimeoutError();
    throw error;
  } finally {
    delete contextGlobals.run;
  }
}
