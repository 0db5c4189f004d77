import { connect } from 'node:net';

/** Of this machine as well; whoever listens to all addresses answers here, whoever listens to 127.0.0.1 does not. */
const BESIDE = '127.0.0.2';

const opens = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host)
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });

/** The ports of the parts, by the variables that tell services where they are. */
function portsOfParts(): readonly (readonly [string, number])[] {
  const names = Object.keys(process.env).filter((name) => /_URL$|_EMULATOR_HOST$/.test(name));
  return names.flatMap((name) => {
    const [, port] = /^(?:\w+:\/\/)?(?:127\.0\.0\.1|localhost):(\d+)/.exec(process.env[name] ?? '') ?? [];
    return port === undefined ? [] : [[name, Number(port)] as const];
  });
}

it('no part of the stack listens to other machines', async () => {
  const parts = portsOfParts();
  expect(parts.map(([name]) => name)).toEqual(
    expect.arrayContaining(['BASE_URL', 'EVENTSTORE_URL', 'MONGODB_URL', 'REDIS_URL', 'FIREBASE_AUTH_EMULATOR_HOST']),
  );
  for (const [name, port] of parts) {
    expect([name, await opens(port, '127.0.0.1')]).toEqual([name, true]);
    expect([name, await opens(port, BESIDE)]).toEqual([name, false]);
  }
});
