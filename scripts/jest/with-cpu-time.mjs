import { relative } from 'node:path';
import { recordDuration } from './durations.mjs';

const readProcessCpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Extends a Jest environment class: records the CPU time (ms) of each test file, from the creation of its environment to
 * its end. `createCpuMsReader` returns the function that reads the CPU time so far; by default, that of the worker.
 */
export const withCpuTime = (Environment, createCpuMsReader = () => readProcessCpuMs) =>
  class extends Environment {
    #path;
    #readCpuMs;
    #cpuMsAtStart;

    constructor(config, context) {
      const readCpuMs = createCpuMsReader();
      const cpuMsAtStart = readCpuMs();
      super(config, context);
      this.#path = relative(config.globalConfig.rootDir, context.testPath);
      this.#readCpuMs = readCpuMs;
      this.#cpuMsAtStart = cpuMsAtStart;
    }

    async teardown() {
      recordDuration({ path: this.#path, cpuMs: this.#readCpuMs() - this.#cpuMsAtStart });
      await super.teardown();
    }
  };
