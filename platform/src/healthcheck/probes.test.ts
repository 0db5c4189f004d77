import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import request from 'supertest';
import { createLogger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { connectRedis, createRedisCheck } from '../redis/connect.js';
import { createProbeApp } from '../http/app.js';
import { Probes, runChecks } from './probes.js';

/** Starts a fake Redis that accepts connections but does not answer writes, like a stopped process. */
async function startHungRedis() {
  const sockets = new Set<Socket>();
  const reply = (command: string): string => {
    if (/^\$\d+\r\nset\r/i.test(command)) return '';
    return /setinfo/i.test(command) || !/info/i.test(command) ? '+OK\r\n' : '$9\r\nloading:0\r\n';
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      for (const command of data
        .toString()
        .split(/^\*\d+\r\n/m)
        .slice(1))
        socket.write(reply(command));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

it('reports a Redis that accepts connections but does not answer PING as down', async () => {
  const hungRedis = await startHungRedis();
  const redis = connectRedis(`redis://127.0.0.1:${hungRedis.port}`, createLogger('test', 'silent'), {
    enableOfflineQueue: false,
  });
  try {
    await once(redis, 'ready');
    const { healthy, parts } = await runChecks(createRedisCheck(redis));
    expect([healthy, parts['redis']?.status]).toEqual([false, 'down']);
  } finally {
    redis.disconnect();
    hungRedis.close();
  }
});

it('reports a check that times out as down', async () => {
  const { parts } = await runChecks({ store: () => new Promise(() => undefined), other: () => Promise.resolve() });
  expect([parts['store']?.status, parts['other']?.status]).toEqual(['down', 'ok']);
});

it('answers /healthz with 200 while a store is down, and /readyz with 503', async () => {
  const checkStore = jest.fn(() => Promise.reject(new Error('gone')));
  const app = createProbeApp(new Probes(new Metrics(), { store: checkStore }));
  expect((await request(app).get('/healthz')).status).toBe(200);
  expect(checkStore).not.toHaveBeenCalled();
  expect((await request(app).get('/readyz')).status).toBe(503);
});
