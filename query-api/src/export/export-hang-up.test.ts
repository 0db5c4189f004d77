import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { onboardingStream, profileStream } from '@trackrecord/contracts';
import { detectedSkillsAggregate, onboardingAggregate, profileAggregate } from '@trackrecord/domain';
import { authenticate, createLogger, StateHistory, type RecordedEvent } from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import express from 'express';
import { exportData } from './export-data.js';
import type { PersonalDataSources } from './data-sources.js';

const metadata = {
  schemaVersion: 1,
  actor: { uid: 'ada', role: 'user' },
  commandId: '9b0f2c0e-6a0e-4a53-9a0a-0c3f5a7d0e11',
  correlationId: 'request',
  causationId: 'request',
  occurredAt: '2026-11-21T10:00:00.000Z',
};
const recorded = (revision: bigint): RecordedEvent => ({
  stream: profileStream('ada'),
  id: '9b0f2c0e-6a0e-4a53-9a0a-0c3f5a7d0e12',
  type: 'SkillAdded',
  data: { skill: 'Go', index: 0 },
  metadata,
  revision,
  createdAt: new Date(0),
  position: { commit: '0', prepare: '0' },
});

/** An endless profile stream. `read` is called at the second event. */
function endless(read: () => void) {
  return {
    async *readStream(stream: string, { backwards = false } = {}): AsyncGenerator<RecordedEvent> {
      if (stream !== profileStream('ada')) return;
      if (backwards) yield recorded(BigInt(Number.MAX_SAFE_INTEGER));
      for (let revision = 0n; !backwards && !isOver; revision += 1n) {
        if (revision === 1n) read();
        await setImmediate();
        yield recorded(revision);
      }
    },
  };
}

const none = () => Promise.resolve(undefined);
async function* nothing(): AsyncGenerator<never> {
  yield* await Promise.resolve([]);
}

function createSources(store: ReturnType<typeof endless>): PersonalDataSources {
  const sealed = { open: (_subject: string, { data }: RecordedEvent) => Promise.resolve(data) };
  const noSnapshots = { findLatest: none };
  const brokenOnboarding = {
    ...onboardingAggregate,
    streamOf: onboardingStream,
    decode: () => {
      throw new Error('there is none');
    },
  };
  return {
    keys: { find: () => Promise.resolve(Buffer.alloc(32)) },
    events: { store, sealed },
    past: new StateHistory(profileAggregate, store, sealed, noSnapshots),
    pastOnboardings: new StateHistory(brokenOnboarding, store, sealed, noSnapshots),
    pastDetectedSkills: new StateHistory(detectedSkillsAggregate, store, sealed, noSnapshots),
    cvs: { readStored: none },
    rankings: { readStored: none },
    titles: () => Promise.resolve(new Map()),
    uploads: { listByUser: () => Promise.resolve([]), open: none },
    work: { readByUser: nothing },
    activity: { readActivity: () => Promise.resolve([]) },
    outcomes: { readByUser: nothing },
    counters: () => Promise.resolve([]),
    provider: () => Promise.resolve(null),
  };
}

let server: Server;
let isOver: boolean;
let readings: number;
let onReading: () => void;
beforeEach(async () => {
  isOver = false;
  readings = 0;
  onReading = () => undefined;
  const read = () => {
    readings += 1;
    onReading();
  };
  const handler = exportData(createSources(endless(read)), createLogger('test', 'silent'));
  const app = express().get('/:uid', authenticate(fakeIdentityProvider), handler);
  // Outside of `test`, Express logs errors to the console.
  app.set('env', 'test');
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  isOver = true;
  server.closeAllConnections();
  server.close();
});

const asking = () => {
  const { port } = server.address() as AddressInfo;
  return request({ port, path: '/ada', headers: { authorization: 'Bearer ada' } }).on('error', () => undefined);
};

/** Sends a request. Resolves once the history is being read. */
async function whileRead() {
  const reading = new Promise<void>((resolve) => {
    onReading = resolve;
  });
  const asked = asking();
  asked.end();
  await reading;
  return asked;
}

/** Returns the status of a rejected download; undefined if it starts. */
async function statusWithoutReading(): Promise<number | undefined> {
  const asked = asking();
  const answered = new Promise<number | undefined>((resolve) => {
    asked.on('response', ({ statusCode }) => resolve(statusCode));
    onReading = () => resolve(undefined);
  });
  asked.end();
  const status = await answered;
  asked.destroy();
  return status;
}

it('rejects a second concurrent download of a user', async () => {
  await whileRead();
  expect(await statusWithoutReading()).toBe(429);
});

it('stops reading when the client disconnects, and accepts a new download', async () => {
  const first = await whileRead();
  first.destroy();
  let status = await statusWithoutReading();
  while (status === 429) status = await statusWithoutReading();
  expect([status, readings]).toEqual([undefined, 2]);
});
