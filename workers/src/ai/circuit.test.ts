import { once } from 'node:events';
import { AiError, type AiErrorKind, type ServerHealth } from './ai.js';
import { Circuit } from './circuit.js';

const MINUTE = 60_000;

function setUp() {
  let time = 1_000;
  let openCount = 0;
  const circuit = new Circuit(
    () => (openCount += 1),
    () => time,
  );
  const call = jest.fn<Promise<string>, []>();
  return {
    call,
    succeed: () => circuit.run(call.mockResolvedValueOnce('done')),
    fail: (serverHealth?: ServerHealth, kind: AiErrorKind = 'unavailable') =>
      expect(circuit.run(call.mockRejectedValueOnce(new AiError(kind, kind, serverHealth)))).rejects.toThrow(kind),
    expectSkipped: () =>
      expect(circuit.run(call)).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringMatching(/down/) }),
    run: (pending: () => Promise<string>) => circuit.run(pending),
    wait: (milliseconds: number) => (time += milliseconds),
    getOpenCount: () => openCount,
  };
}

describe('Circuit', () => {
  it('stops calls for a minute when the server cannot be reached', async () => {
    const { fail, expectSkipped, succeed, wait, call, getOpenCount } = setUp();
    await fail('down');
    await expectSkipped();
    wait(MINUTE - 1);
    await expectSkipped();
    expect(call).toHaveBeenCalledTimes(1);
    expect(getOpenCount()).toBe(1);
    wait(1);
    await expect(succeed()).resolves.toBe('done');
    await expect(succeed()).resolves.toBe('done');
  });

  it('stops calls when the server fails or times out twice in a row', async () => {
    const { fail, expectSkipped, succeed } = setUp();
    await fail('failing', 'timeout');
    await succeed();
    await fail('failing', 'timeout');
    await fail('failing');
    await expectSkipped();
  });

  it.each(['refused', 'cut-short', 'garbage', 'untrue', 'overloaded'] as const)(
    'continues after answers that are %s, which show that the server runs',
    async (kind) => {
      const { fail, succeed } = setUp();
      await fail('failing');
      await fail(undefined, kind);
      await fail('failing');
      await expect(succeed()).resolves.toBe('done');
    },
  );

  it('ignores failures that say nothing about the server', async () => {
    const { fail, expectSkipped } = setUp();
    await fail('failing');
    await fail(undefined, 'over-budget');
    await fail('failing');
    await expectSkipped();
  });

  it('lets one call probe the server, and stops for another minute if it fails', async () => {
    const { fail, expectSkipped, run, wait } = setUp();
    await fail('down');
    wait(MINUTE);
    const stalled = new AbortController();
    const probe = run(async () => {
      await once(stalled.signal, 'abort');
      throw new AiError('timeout', 'timeout', 'failing');
    });
    await expectSkipped();
    stalled.abort();
    await expect(probe).rejects.toThrow('timeout');
    await expectSkipped();
    wait(MINUTE - 1);
    await expectSkipped();
  });

  it('probes again if the probe says nothing about the server', async () => {
    const { fail, succeed, wait } = setUp();
    await fail('down');
    wait(MINUTE);
    await fail(undefined, 'over-budget');
    await expect(succeed()).resolves.toBe('done');
  });
});
