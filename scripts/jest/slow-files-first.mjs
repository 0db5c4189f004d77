import Sequencer from '@jest/test-sequencer';

/** Test files that take more than 20 s, slowest first. Jest has no cached durations in a fresh clone. */
const SLOW_FILES = [
  'screens.e2e',
  'stack.e2e',
  'mismatched-stores.e2e',
  'erasure.e2e',
  'faults.integration',
  'onboarding.e2e',
  'account.e2e',
  'job-durability.integration',
  'cv-durability.integration',
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
