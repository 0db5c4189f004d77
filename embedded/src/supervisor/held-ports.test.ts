import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { HeldPorts } from './held-ports.js';

const servers: Server[] = [];
let held: HeldPorts;
beforeEach(async () => {
  held = await HeldPorts.open();
});
afterEach(() => {
  held.close();
  for (const server of servers.splice(0)) server.close();
});

async function listen(port: number): Promise<number> {
  const server = createServer();
  servers.push(server.listen(port, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('gives every port once, and nobody else gets it from the system', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, () => held.hold()));
  expect(new Set(ports).size).toBe(40);
  const others = await Promise.all(Array.from({ length: 200 }, () => listen(0)));
  expect(others.filter((port) => ports.includes(port))).toEqual([]);
});

it('lets a part listen on its port, refuses connections while none does, and lets it listen again', async () => {
  const port = await held.hold();
  for (let round = 0; round < 3; round += 1) {
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    expect(await listen(port)).toBe(port);
    const client = connect(port, '127.0.0.1');
    await once(client, 'connect');
    client.destroy();
    await new Promise((resolve) => servers.pop()?.close(resolve));
  }
});

it('names a port that another process listens on', async () => {
  const port = await listen(0);
  await expect(held.hold(port)).rejects.toThrow(`PORT ${port} is in use`);
});
