/**
 * `npm run faults [-- --rounds N --seed S]`: fault injection. Kills and stops the services of a new stack while
 * simulated users write. Prints lost, duplicated, reordered and stale writes, and the recovery time of each service.
 * Runs 100 rounds times TEST_SCALE. `--parts mongodb,relay` limits the services, one per round; `--action kill|stop`
 * the kind of fault; `--users N` sets the number of users (default 4). `npm run faults -- starts` counts port
 * collisions of starts instead.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { z } from 'zod';
import { ACTIONS, injectFaults, SERVICES } from './inject-faults.js';

if (process.argv[2] === 'starts') {
  process.argv.splice(2, 1);
  await import('./starts.main.js');
}

const flag = { type: 'string' } as const;
const { values } = parseArgs({ options: { rounds: flag, seed: flag, parts: flag, action: flag, users: flag } });
const positiveInteger = z.coerce.number().int().positive();
const options = z
  .object({
    rounds: positiveInteger.default(scaled(100)),
    seed: positiveInteger.default(1 + (Date.now() % 1_000_000)),
    parts: z
      .string()
      .transform((names) => names.split(','))
      .pipe(z.array(z.enum(SERVICES)))
      .optional(),
    action: z.enum(ACTIONS).optional(),
    users: positiveInteger.default(4),
  })
  .safeParse(values);
if (!options.success) {
  console.error(z.prettifyError(options.error));
  process.exit(2);
}
const { rounds, seed, parts: services, action, users } = options.data;
const program = fileURLToPath(new URL('../../../embedded/dist/start.main.js', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'faults-'));

console.log(`${rounds} rounds, seed ${seed}`);
const findings = await injectFaults({
  program,
  dataDir,
  rounds,
  seed,
  userCount: users,
  ...(services && { services }),
  ...(action && { action }),
  report: (line) => console.log(line),
});
for (const line of findings.formatLines()) console.log(line);
if (findings.violations.length === 0) rmSync(dataDir, { recursive: true, force: true });
else console.error(`The stack's logs are in ${join(dataDir, 'logs')}`);
process.exit(findings.violations.length === 0 ? 0 : 1);
