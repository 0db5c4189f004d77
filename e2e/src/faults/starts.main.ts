/**
 * Starts three stacks concurrently, and restarts one stack, 50 rounds of each times TEST_SCALE. Counts failures and
 * port collisions. `starts.main.js [concurrent|restart]` runs one of the two.
 */
import { fileURLToPath } from 'node:url';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { restartRepeatedly, startConcurrently, type StartsResult } from './starts.js';

const MODES = { concurrent: startConcurrently, restart: restartRepeatedly };

const program = fileURLToPath(new URL('../../../embedded/dist/start.main.js', import.meta.url));
const rounds = scaled(50);
const chosenModes = process.argv.slice(2);

let hasFailed = false;
for (const [name, run] of Object.entries(MODES)) {
  if (chosenModes.length > 0 && !chosenModes.includes(name)) continue;
  const result = await run({ program, rounds, report: (line) => console.log(line) });
  print(result);
  hasFailed ||= result.failures.length > 0 || result.collisionMessageCount > 0;
}
process.exit(hasFailed ? 1 : 0);

function print({ mode, startCount, failures, collisionMessageCount, durationsMs }: StartsResult): void {
  for (const failure of failures) console.error(failure);
  const formatSeconds = (share: number) =>
    ((durationsMs[Math.floor(share * (durationsMs.length - 1))] ?? 0) / 1_000).toFixed(1);
  console.log(
    `${mode}: ${startCount} starts, ${failures.length} failed, ${collisionMessageCount} port collision messages, ` +
      `ready after ${formatSeconds(0.5)} s (p50), ${formatSeconds(1)} s (max)`,
  );
}
