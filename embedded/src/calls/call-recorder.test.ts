import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCallRecorder } from './call-recorder.js';

it('appends each name once, and records nothing without STORE_CALLS_FILE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'calls-'));
  const file = join(folder, 'calls.txt');
  const recorder = createCallRecorder({ STORE_CALLS_FILE: file });
  recorder?.record(['find', '$in']);
  recorder?.record(['find', 'insert']);
  expect(readFileSync(file, 'utf8')).toBe('find\n$in\ninsert\n');
  expect(createCallRecorder({})).toBeUndefined();
  rmSync(folder, { recursive: true });
});
