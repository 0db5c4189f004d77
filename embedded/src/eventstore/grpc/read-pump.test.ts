import { Writable } from 'node:stream';
import type { ReadStep, ReadSteps } from '../reading/read-step.js';
import { type ReadCall, ReadPump } from './read-pump.js';
import { shuttingDown } from './rpc-error.js';

/** A client that takes messages only when the test says so. */
class Client extends Writable {
  readonly taken: Buffer[] = [];
  private taking: (() => void) | undefined;

  constructor() {
    super({ objectMode: true, highWaterMark: 4 });
  }

  override _write(message: Buffer, _: BufferEncoding, done: () => void): void {
    this.taken.push(message);
    this.taking = done;
  }

  take(): void {
    const { taking } = this;
    this.taking = undefined;
    taking?.();
  }
}

const message: ReadStep = { kind: 'caught-up' };

function pumpOf(client: Client, steps: ReadSteps): ReadPump {
  return new ReadPump(client as unknown as ReadCall, steps, 'stream');
}

const turn = (): Promise<void> => new Promise(setImmediate);

test('a client that takes nothing stops the read, and taking everything lets it go on to the end', async () => {
  const client = new Client();
  let pulled = 0;
  function* hundred(): ReadSteps {
    while (pulled < 100) {
      pulled++;
      yield message;
    }
  }
  const pump = pumpOf(client, hundred());
  pump.run();
  pump.run();
  await turn();
  expect(pulled).toBe(4);
  while (!client.writableFinished) {
    client.take();
    await turn();
  }
  expect(client.taken).toHaveLength(100);
});

test('a read that waits goes on when it is woken, and a cancelled one does not', () => {
  const client = new Client();
  let pulled = 0;
  function* waiting(): ReadSteps {
    for (;;) {
      pulled++;
      yield { kind: 'wait' };
    }
  }
  const pump = pumpOf(client, waiting());
  pump.run();
  pump.run();
  expect(pulled).toBe(2);
  pump.cancel();
  pump.run();
  expect(pulled).toBe(2);
});

test('a read that looks at a lot lets others go first', async () => {
  const client = new Client();
  function* searching(): ReadSteps {
    yield { kind: 'rest' };
    yield message;
  }
  pumpOf(client, searching()).run();
  expect(client.taken).toHaveLength(0);
  await turn();
  expect(client.taken).toHaveLength(1);
});

test('a read ends with an error once, and pulls nothing after it', () => {
  const client = new Client();
  const errors: Error[] = [];
  client.on('error', (error) => errors.push(error));
  function* failing(): ReadSteps {
    yield { kind: 'stream-deleted' };
    throw new Error('pulled on');
  }
  const pump = pumpOf(client, failing());
  pump.run();
  pump.run();
  pump.fail(shuttingDown());
  expect(errors.map((error) => error.message)).toEqual(["Event stream 'stream' is deleted."]);
});
