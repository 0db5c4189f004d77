import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { extendEnvironment } from './extend-environment.mjs';
import { sumCpuTime } from './process-tree.mjs';

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
export default extendEnvironment(TestEnvironment, createCpuMsReader);
