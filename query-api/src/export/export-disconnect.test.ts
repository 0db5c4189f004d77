import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { onboardingStream, profileStream } from '@trackrecord/contracts';
import {
  accountAggregate,
  applicationsAggregate,
  detectedSkillsAggregate,
  onboardingAggregate,
  profileAggregate,
} from '@trackrecord/domain';
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
const createEvent = (revision: bigint): RecordedEvent => ({
  stream: profileStream('ada'),
  id: '9b0f2c0e-6a0e-4a53-9a0a-0c3f5a7d0e12',
  type: 'SkillAdded',
  data: { skill: 'Go', index: 0 },
  metadata,
  revision,
  createdAt: new Date(0),
  position: { commit: '0', prepare: '0' },
});

/** Creates an event store with an endless profile stream. Calls `onSecondEvent` at the second event. */
function createEndlessStore(onSecondEvent: () => void) {
  return {
    async *readStream(stream: string, { backwards = false } = {}): AsyncGenerator<RecordedEvent> {
      if (stream !== profileStream('ada')) return;
      if (backwards) yield createEvent(BigInt(Number.MAX_SAFE_INTEGER));
      for (let revision = 0n; !backwards && !isStopped; revision += 1n) {
        if (revision === 1n) onSecondEvent();
        await setImmediate();
        yield createEvent(revision);
      }
    },
  };
}

const resolveUndefined = () => Promise.resolve(undefined);
async function* emptyGenerator(): AsyncGenerator<never> {
  yield* await Promise.resolve([]);
}

function createSources(store: ReturnType<typeof createEndlessStore>): PersonalDataSources {
  const eventOpener = { open: (_subject: string, { data }: RecordedEvent) => Promise.resolve(data) };
  const noSnapshots = { findLatest: resolveUndefined };
  const emptyOnboarding = {
    ...onboardingAggregate,
    getStream: onboardingStream,
    decode: () => {
      throw new Error('unexpected onboarding event');
    },
  };
  return {
    keys: { find: () => Promise.resolve(Buffer.alloc(32)) },
    store,
    eventOpener,
    toPseudonym: () => 'S-TEST',
    pastProfiles: new StateHistory(profileAggregate, store, eventOpener, noSnapshots),
    pastOnboardings: new StateHistory(emptyOnboarding, store, eventOpener, noSnapshots),
    pastApplications: new StateHistory(applicationsAggregate, store, eventOpener, noSnapshots),
    pastDetectedSkills: new StateHistory(detectedSkillsAggregate, store, eventOpener, noSnapshots),
    pastAccounts: new StateHistory(accountAggregate, store, eventOpener, noSnapshots),
    storedCvs: { readStored: resolveUndefined },
    sentCvs: { listByUser: () => Promise.resolve([]), read: resolveUndefined },
    storedRankings: { readStored: resolveUndefined },
    visits: { read: resolveUndefined },
    readTitles: () => Promise.resolve(new Map()),
    uploads: { listByUser: () => Promise.resolve([]), open: resolveUndefined },
    work: { readByUser: emptyGenerator },
    activity: { readActivity: () => Promise.resolve([]) },
    outcomes: { readByUser: emptyGenerator },
    devices: { list: () => Promise.resolve([]) },
    accessTokens: { list: () => Promise.resolve({ calendar: null, browsers: [], revoked: [] }) },
    readCounters: () => Promise.resolve([]),
    readProviderRecord: () => Promise.resolve(null),
  };
}

let server: Server;
let isStopped: boolean;
let startedReads: number;
let onRead: () => void;
beforeEach(async () => {
  isStopped = false;
  startedReads = 0;
  onRead = () => undefined;
  const onSecondEvent = () => {
    startedReads += 1;
    onRead();
  };
  const handler = exportData(createSources(createEndlessStore(onSecondEvent)), createLogger('test', 'silent'));
  const app = express().get('/:uid', authenticate(fakeIdentityProvider), handler);
  // Outside of `test`, Express logs errors to the console.
  app.set('env', 'test');
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  isStopped = true;
  server.closeAllConnections();
  server.close();
});

const createRequest = () => {
  const { port } = server.address() as AddressInfo;
  return request({ port, path: '/ada', headers: { authorization: 'Bearer ada' } }).on('error', () => undefined);
};

/** Sends a request. Resolves once the history is being read. */
async function startDownload() {
  const reading = new Promise<void>((resolve) => {
    onRead = resolve;
  });
  const clientRequest = createRequest();
  clientRequest.end();
  await reading;
  return clientRequest;
}

/** Returns the status of a rejected download; undefined if it starts. */
async function requestStatus(): Promise<number | undefined> {
  const clientRequest = createRequest();
  const outcome = new Promise<number | undefined>((resolve) => {
    clientRequest.on('response', ({ statusCode }) => resolve(statusCode));
    onRead = () => resolve(undefined);
  });
  clientRequest.end();
  const status = await outcome;
  clientRequest.destroy();
  return status;
}

it('rejects a second concurrent download of a user', async () => {
  await startDownload();
  expect(await requestStatus()).toBe(429);
});

it('stops reading when the client disconnects, and accepts a new download', async () => {
  const first = await startDownload();
  first.destroy();
  let status = await requestStatus();
  while (status === 429) status = await requestStatus();
  expect([status, startedReads]).toEqual([undefined, 2]);
});
