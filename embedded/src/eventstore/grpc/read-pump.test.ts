import { Writable } from 'node:stream';
import type { ReadStep, ReadSteps } from '../reading/read-step.js';
import { type ReadCall, ReadPump } from './read-pump.js';
import { createUnavailableError } from './rpc-error.js';

/** A client that consumes messages only when the test calls `consume`. */
class Client extends Writable {
  readonly consumed: Buffer[] = [];
  private consumeNext: (() => void) | undefined;

  constructor() {
    super({ objectMode: true, highWaterMark: 4 });
  }

  override _write(message: Buffer, _: BufferEncoding, done: () => void): void {
    this.consumed.push(message);
    this.consumeNext = done;
  }

  consume(): void {
    const { consumeNext } = this;
    this.consumeNext = undefined;
    consumeNext?.();
  }
}

const message: ReadStep = { kind: 'caught-up' };

function createPump(client: Client, steps: ReadSteps): ReadPump {
  return new ReadPump(client as unknown as ReadCall, steps, 'stream');
}

const waitForNextTurn = (): Promise<void> => new Promise(setImmediate);

test('pauses while the client does not consume messages, and continues when it does', async () => {
  const client = new Client();
  let stepCount = 0;
  function* yieldHundredSteps(): ReadSteps {
    while (stepCount < 100) {
      stepCount++;
      yield message;
    }
  }
  const pump = createPump(client, yieldHundredSteps());
  pump.run();
  pump.run();
  await waitForNextTurn();
  expect(stepCount).toBe(4);
  while (!client.writableFinished) {
    client.consume();
    await waitForNextTurn();
  }
  expect(client.consumed).toHaveLength(100);
});

test('continues a waiting read on run, unless it was cancelled', () => {
  const client = new Client();
  let stepCount = 0;
  function* yieldWaitSteps(): ReadSteps {
    for (;;) {
      stepCount++;
      yield { kind: 'wait' };
    }
  }
  const pump = createPump(client, yieldWaitSteps());
  pump.run();
  pump.run();
  expect(stepCount).toBe(2);
  pump.cancel();
  pump.run();
  expect(stepCount).toBe(2);
});

test('yields to the event loop at a pause step', async () => {
  const client = new Client();
  function* yieldPause(): ReadSteps {
    yield { kind: 'pause' };
    yield message;
  }
  createPump(client, yieldPause()).run();
  expect(client.consumed).toHaveLength(0);
  await waitForNextTurn();
  expect(client.consumed).toHaveLength(1);
});

test('ends with an error once and pulls no more steps', () => {
  const client = new Client();
  const errors: Error[] = [];
  client.on('error', (error) => errors.push(error));
  function* yieldFailure(): ReadSteps {
    yield message;
    throw new Error('failed');
  }
  const pump = createPump(client, yieldFailure());
  pump.run();
  pump.run();
  pump.fail(createUnavailableError());
  expect(errors.map((error) => error.message)).toEqual(['failed']);
});
