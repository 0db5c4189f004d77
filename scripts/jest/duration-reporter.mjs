import { relative } from 'node:path';
import { recordDuration } from './durations.mjs';

/** A Jest reporter that records the duration of each test file and its number of tests. */
export default class DurationReporter {
  #rootDir;

  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onTestResult(_test, { testFilePath, perfStats, numPassingTests, numFailingTests }) {
    recordDuration({
      path: relative(this.#rootDir, testFilePath),
      ms: perfStats.end - perfStats.start,
      tests: numPassingTests + numFailingTests,
    });
  }
}
