import { relative } from 'node:path';
import { recordDuration } from './durations.mjs';
import { TIMEOUT_SCALE } from './timeout-scale.mjs';

const readProcessCpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Extends a Jest environment class: records the CPU time (ms) of each test file, from the creation of its environment to
 * its end, and multiplies the timeouts that tests and hooks set themselves by TIMEOUT_SCALE, as jest.config.mjs does with
 * the default. `createCpuMsReader` returns the function that reads the CPU time so far; by default, that of the worker.
 */
export const extendEnvironment = (Environment, createCpuMsReader = () => readProcessCpuMs) =>
  class extends Environment {
    #path;
    #readCpuMs;
    #cpuMsAtStart;
    #scaledBlocks = new WeakSet();

    constructor(config, context) {
      const readCpuMs = createCpuMsReader();
      const cpuMsAtStart = readCpuMs();
      super(config, context);
      this.#path = relative(config.globalConfig.rootDir, context.testPath);
      this.#readCpuMs = readCpuMs;
      this.#cpuMsAtStart = cpuMsAtStart;
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      const block = event.name === 'test_start' ? event.test : event.name === 'hook_start' ? event.hook : undefined;
      if (block?.timeout && !this.#scaledBlocks.has(block)) {
        // A hook of each test starts many times.
        this.#scaledBlocks.add(block);
        block.timeout *= TIMEOUT_SCALE;
      }
    }

    async teardown() {
      recordDuration({ path: this.#path, cpuMs: this.#readCpuMs() - this.#cpuMsAtStart });
      await super.teardown();
    }
  };
