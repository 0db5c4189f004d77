import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for the files of one test, and how to get rid of it. */
export interface TemporaryFolder {
  readonly path: string;
  remove: () => void;
}

/** Makes a folder that no other test uses. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'eventstore-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
