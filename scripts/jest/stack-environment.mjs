import { readFileSync } from 'node:fs';
import { delimiter, relative } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { recordDuration } from './durations.mjs';
import { sumCpuTime } from './process-tree.mjs';
import { TIMEOUT_SCALE } from './timeout-scale.mjs';

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

/**
 * Node environment for tests that need a stack. Records the CPU time of each file, including its children and its
 * stack.
 */
export default class StackEnvironment extends TestEnvironment {
  #path;
  #pids;
  #cpuMsAtStart;

  constructor(config, context) {
    const stackPid = selectStack();
    super(config, context);
    this.#path = relative(config.globalConfig.rootDir, context.testPath);
    this.#pids = stackPid === undefined ? [process.pid] : [process.pid, stackPid];
    this.#cpuMsAtStart = sumCpuTime(this.#pids);
  }

  /** Multiplies the timeout that a test sets itself by TEST_SCALE, as jest.config.mjs does with the default. */
  handleTestEvent({ name, test }) {
    if (name === 'test_start' && test.timeout) test.timeout *= TIMEOUT_SCALE;
  }

  async teardown() {
    recordDuration({ path: this.#path, cpuMs: sumCpuTime(this.#pids) - this.#cpuMsAtStart });
    await super.teardown();
  }
}
