import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const HEALTHCHECK = resolve(__dirname, '../../dist/healthcheck.main.js');

let folder: string;
let service: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'healthcheck-'));
});
afterEach(() => {
  service?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a service that answers a number of requests and hangs at the next one. Returns how to check it. */
async function startService(answerCount: number) {
  const main = join(folder, 'service.js');
  const block = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
  writeFileSync(
    main,
    `let answerCount = 0;
    const server = require('node:http').createServer((_request, response) => {
      if (answerCount === ${answerCount}) ${block};
      answerCount += 1;
      response.end();
    }).listen(0, '127.0.0.1', () => console.log(server.address().port));`,
  );
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  service = child;
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const env = { MAIN: main, PORT: port.toString().trim(), LIVENESS_LIMIT_SECONDS: '1', TMPDIR: folder };
  const exited = once(child, 'exit');
  return { exited, check: () => runHealthcheck(env) };
}

async function runHealthcheck(env: Readonly<Record<string, string>>): Promise<number> {
  const [code] = (await once(spawn(process.execPath, [HEALTHCHECK], { env }), 'exit')) as [number];
  return code;
}

it('kills a service that does not answer, after the third check', async () => {
  const { check, exited } = await startService(1);
  expect(await check()).toBe(0);
  expect([await check(), await check()]).toEqual([1, 1]);
  expect(service?.signalCode).toBeNull();
  expect(await check()).toBe(1);
  expect(await exited).toEqual([null, 'SIGKILL']);
});

it('fails for a service that does not listen, without counting it as hung', async () => {
  const env = { MAIN: join(folder, 'service.js'), PORT: '1', LIVENESS_LIMIT_SECONDS: '1', TMPDIR: folder };
  for (let n = 0; n < 4; n += 1) expect(await runHealthcheck(env)).toBe(1);
});
