import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder {
  readonly path: string;
  remove: () => void;
}

/** Creates a folder that no other test uses. */
export function createTemporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'eventstore-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
