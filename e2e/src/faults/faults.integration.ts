import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { injectFaults } from './inject-faults.js';

const program = resolve(__dirname, '../../../embedded/dist/start.main.js');

it('loses, doubles and reorders no acknowledged write when parts are killed or stopped', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'faults-'));
  const findings = await injectFaults({ program, dataDir, rounds: 4, seed: 18, editors: 2 });
  expect(findings.breaches).toEqual([]);
  expect(findings.acknowledged).toBeGreaterThan(4);
  rmSync(dataDir, { recursive: true, force: true });
}, 300_000);
