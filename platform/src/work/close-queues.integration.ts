import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { WAIT_TIMEOUT_MS } from '../testing/wait-for.js';

const PROGRAM = `
  const { createLogger, WorkQueues } = await import(process.argv[1]);
  // Nothing listens on this port.
  const queues = new WorkQueues('redis://127.0.0.1:1', createLogger('test', 'silent'));
  queues.prepare(['cv'], { listensToEvents: true });
  await queues.check().catch(() => undefined);
  await queues.close();
  process.stdout.write('closed');
`;

// BullMQ copies connections for blocking commands, and forgets a copy that is not connected (`work-queues.ts`).
it('keeps no process from ending once it is closed, while Redis is unreachable', async () => {
  const platform = resolve(__dirname, '../../dist/index.js');
  const args = ['--input-type=module', '-e', PROGRAM, platform];
  const output = await new Promise<string>((done, fail) => {
    // The child is ended if a connection keeps it alive.
    execFile(process.execPath, args, { timeout: WAIT_TIMEOUT_MS / 2 }, (error, stdout) => {
      if (error) fail(new Error(`the process did not end: ${stdout}`));
      else done(stdout);
    });
  });
  expect(output).toBe('closed');
});
