import { Writable } from 'node:stream';
import type { ReadStep, ReadSteps } from '../reading/read-step.js';
import { type ReadCall, ReadPump } from './read-pump.js';
import { unavailableError } from './rpc-error.js';

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
  let pulled = 0;
  function* hundred(): ReadSteps {
    while (pulled < 100) {
      pulled++;
      yield message;
    }
  }
  const pump = createPump(client, hundred());
  pump.run();
  pump.run();
  await waitForNextTurn();
  expect(pulled).toBe(4);
  while (!client.writableFinished) {
    client.consume();
    await waitForNextTurn();
  }
  expect(client.consumed).toHaveLength(100);
});

test('continues a waiting read when woken, unless it was cancelled', () => {
  const client = new Client();
  let pulled = 0;
  function* waiting(): ReadSteps {
    for (;;) {
      pulled++;
      yield { kind: 'wait' };
    }
  }
  const pump = createPump(client, waiting());
  pump.run();
  pump.run();
  expect(pulled).toBe(2);
  pump.cancel();
  pump.run();
  expect(pulled).toBe(2);
});

test('yields to the event loop at a pause step', async () => {
  const client = new Client();
  function* searching(): ReadSteps {
    yield { kind: 'pause' };
    yield message;
  }
  createPump(client, searching()).run();
  expect(client.consumed).toHaveLength(0);
  await waitForNextTurn();
  expect(client.consumed).toHaveLength(1);
});

test('ends with an error once and pulls no more steps', () => {
  const client = new Client();
  const errors: Error[] = [];
  client.on('error', (error) => errors.push(error));
  function* failing(): ReadSteps {
    yield { kind: 'stream-deleted' };
    throw new Error('pulled on');
  }
  const pump = createPump(client, failing());
  pump.run();
  pump.run();
  pump.fail(unavailableError());
  expect(errors.map((error) => error.message)).toEqual(["Event stream 'stream' is deleted."]);
});
