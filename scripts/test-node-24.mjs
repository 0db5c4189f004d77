// `npm run test:node-24 [-- PROJECT... [-- JEST_ARGUMENT...]]`: runs tests on Node 24, by default the unit and
// integration tests. Skips them, and says so, where npm has no Node 24 for the platform.
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasNode24Package, installNode24 } from './install-node-24.mjs';

const DEFAULT_PROJECTS = ['unit', 'integration'];
/** As in `npm test`. `test:all` runs property tests in full before, on the Node that started it. */
const PROPERTY_SCALE = '0.25';

const root = fileURLToPath(new URL('..', import.meta.url));
const [major] = process.versions.node.split('.');

if (major === '24') {
  process.stdout.write(`Skipped: the other tests run on Node ${process.versions.node}, too.\n`);
} else if (hasNode24Package) {
  process.exitCode = runTests(installNode24(), process.argv.slice(2));
} else {
  process.stdout.write(
    `Skipped: npm has no package with Node 24 for ${process.platform}-${process.arch}, only for linux-x64. ` +
      'Run the tests with a Node 24 of your own.\n',
  );
}

/** Runs the tests and all processes that they start on the Node of a folder. Returns the exit code. */
function runTests(bin, args) {
  const node = join(bin, 'node');
  const projects = args.length > 0 && args[0] !== '--' ? args : [...DEFAULT_PROJECTS, ...args];
  const { status } = spawnSync(node, ['scripts/run-tests.mjs', ...projects], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PROPERTY_SCALE,
      // The summary of `test:all` lists the files of its main run.
      TEST_DURATIONS_FILE: undefined,
      PATH: [bin, process.env.PATH].join(delimiter),
    },
  });
  return status ?? 1;
}
