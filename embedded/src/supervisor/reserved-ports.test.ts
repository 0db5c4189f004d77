import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { ReservedPorts } from './reserved-ports.js';

const servers: Server[] = [];
let reservedPorts: ReservedPorts;
beforeEach(async () => {
  reservedPorts = await ReservedPorts.open();
});
afterEach(() => {
  reservedPorts.close();
  for (const server of servers.splice(0)) server.close();
});

async function listen(port: number): Promise<number> {
  const server = createServer();
  servers.push(server.listen(port, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('reserves distinct ports, which the system assigns to no other socket', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, () => reservedPorts.reserve()));
  expect(new Set(ports).size).toBe(40);
  const others = await Promise.all(Array.from({ length: 200 }, () => listen(0)));
  expect(others.filter((port) => ports.includes(port))).toEqual([]);
});

it('lets a process listen on its port repeatedly, and refuses connections in between', async () => {
  const port = await reservedPorts.reserve();
  for (let round = 0; round < 3; round += 1) {
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    expect(await listen(port)).toBe(port);
    const client = connect(port, '127.0.0.1');
    await once(client, 'connect');
    client.destroy();
    await new Promise((resolve) => servers.pop()?.close(resolve));
  }
});

it('rejects a port that another process listens on', async () => {
  const port = await listen(0);
  await expect(reservedPorts.reserve(port)).rejects.toThrow(`PORT ${port} is in use`);
});
