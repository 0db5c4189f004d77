import Sequencer from '@jest/test-sequencer';

/**
 * Suffixes of test files that start or wait for many processes, and files that take more than a minute, slowest first.
 * Jest has no cached durations in a fresh clone.
 */
const SLOW_FILES = [
  'stack.resilience',
  'mismatched-stores.resilience',
  'erasure.resilience',
  'faults.resilience',
  '.screens.',
  '.resilience.',
  'text-cost.exhaustive',
  '.e2e.',
  '.exhaustive.',
  '.integration.',
];

const rank = ({ path }) => {
  const index = SLOW_FILES.findIndex((name) => path.includes(name));
  return index === -1 ? SLOW_FILES.length : index;
};

/** Runs the slowest files first, so that no worker starts a slow file when the others have finished. */
export default class SlowFilesFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
