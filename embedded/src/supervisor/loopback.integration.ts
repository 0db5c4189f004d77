import { connect } from 'node:net';

/** Also a loopback address: reaches servers that listen on all interfaces, but not those that listen on 127.0.0.1. */
const OTHER_LOOPBACK_ADDRESS = '127.0.0.2';

const canConnect = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host)
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });

/** Returns the ports of the stack's processes, with the environment variables that contain them. */
function findPorts(): readonly (readonly [string, number])[] {
  const names = Object.keys(process.env).filter((name) => /_URL$|_EMULATOR_HOST$/.test(name));
  return names.flatMap((name) => {
    const [, port] = /^(?:\w+:\/\/)?(?:127\.0\.0\.1|localhost):(\d+)/.exec(process.env[name] ?? '') ?? [];
    return port === undefined ? [] : [[name, Number(port)] as const];
  });
}

it('all processes of the stack listen on 127.0.0.1 only', async () => {
  const ports = findPorts();
  expect(ports.map(([name]) => name)).toEqual(
    expect.arrayContaining(['BASE_URL', 'EVENTSTORE_URL', 'MONGODB_URL', 'REDIS_URL', 'FIREBASE_AUTH_EMULATOR_HOST']),
  );
  for (const [name, port] of ports) {
    expect([name, await canConnect(port, '127.0.0.1')]).toEqual([name, true]);
    expect([name, await canConnect(port, OTHER_LOOPBACK_ADDRESS)]).toEqual([name, false]);
  }
});
