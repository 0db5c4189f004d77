import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { sumCpuTime } from './process-tree.mjs';
import { TIMEOUT_SCALE } from './timeout-scale.mjs';
import { withCpuTime } from './with-cpu-time.mjs';

/**
 * Points this process to the stack of its Jest worker, which scripts/with-stack.mjs started. Changes the real
 * `process.env`, so that child processes of tests inherit it. Returns the process id of the stack.
 */
function selectStack() {
  const stackFiles = process.env.STACK_FILES?.split(delimiter) ?? [];
  if (stackFiles.length === 0) return undefined;
  const stackFile = stackFiles[(Number(process.env.JEST_WORKER_ID ?? 1) - 1) % stackFiles.length];
  const { pid, url, env } = JSON.parse(readFileSync(stackFile, 'utf8'));
  Object.assign(process.env, env, { BASE_URL: url, STACK_FILE: stackFile });
  return pid;
}

/** Selects the stack, and reads the CPU time of this process, its children and the stack. */
function createCpuMsReader() {
  const stackPid = selectStack();
  const pids = stackPid === undefined ? [process.pid] : [process.pid, stackPid];
  return () => sumCpuTime(pids);
}

/** Node environment for tests that need a stack. */
export default class StackEnvironment extends withCpuTime(TestEnvironment, createCpuMsReader) {
  /** Multiplies the timeout that a test sets itself by TEST_SCALE, as jest.config.mjs does with the default. */
  handleTestEvent({ name, test }) {
    if (name === 'test_start' && test.timeout) test.timeout *= TIMEOUT_SCALE;
  }
}
