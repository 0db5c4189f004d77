import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { scaled, TEST_SEED } from '@trackrecord/platform/testing/test-scale';
import { injectFaults } from './inject-faults.js';
import { chooseGatewayPort, type StackLocation, startConcurrently } from './starts.js';

const program = resolve(__dirname, '../../../embedded/dist/start.main.js');
const TIMEOUT_MS = 300_000;

let folder: string;
let firstLocation: StackLocation;
let secondLocation: StackLocation;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
  firstLocation = { dataDir: join(folder, 'first'), port: await chooseGatewayPort() };
  secondLocation = { dataDir: join(folder, 'second'), port: 0 };
});

it(
  'starts two stacks at once without a port collision',
  async () => {
    const { failures, collisionMessageCount } = await startConcurrently({
      program,
      rounds: 1,
      locations: [firstLocation, secondLocation],
    });
    expect({ failures, collisionMessageCount }).toEqual({ failures: [], collisionMessageCount: 0 });
  },
  TIMEOUT_MS,
);

it(
  'a restart has no port collision, and killed or suspended services lose, duplicate or reorder no acknowledged write',
  async () => {
    const findings = await injectFaults({
      program,
      ...firstLocation,
      rounds: scaled(2),
      seed: TEST_SEED,
      userCount: 2,
    });
    expect(findings.collisionMessageCount).toBe(0);
    expect(findings.violations).toEqual([]);
    expect(findings.acknowledgedWriteCount).toBeGreaterThan(4);
    // On failure the folder stays, with the stack's logs.
    rmSync(folder, { recursive: true, force: true });
  },
  TIMEOUT_MS,
);
