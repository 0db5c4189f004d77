/** `unused-calls.main.js FILE`: fails if an embedded store supports calls that no test of a full run has made. */
import { readFileSync } from 'node:fs';
import { SUPPORTED_CALLS as EVENTSTORE_CALLS } from './eventstore/calls.js';
import { SUPPORTED_CALLS as MONGODB_CALLS } from './mongodb/calls.js';

/**
 * Calls that no test makes: `$all` is used by a benchmark (`bench/src/jobs/direct-list.ts`), and the driver kills the
 * cursor of a page that ends within a long list (`query-api/src/access/take-page.ts`).
 */
const CALLS_WITHOUT_TESTS = ['$all', 'killCursors', 'killCursors.cursors'];

const { EVENTSTORE_URL: eventStoreUrl, MONGODB_URL: mongodbUrl } = process.env;
const usedCalls = new Set([...readFileSync(process.argv[2] ?? '', 'utf8').split('\n'), ...CALLS_WITHOUT_TESTS]);
// The tests call a real store if its variable is set.
const unusedCalls = [
  ...(eventStoreUrl === undefined ? EVENTSTORE_CALLS : []),
  ...(mongodbUrl === undefined ? MONGODB_CALLS : []),
].filter((name) => !usedCalls.has(name));

if (unusedCalls.length > 0) {
  console.error(`The embedded stores support what nothing calls: ${unusedCalls.join(', ')}. Remove it.`);
  process.exitCode = 1;
}
