import { randomUUID } from 'node:crypto';
import { credentials as grpcCredentials, logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import {
  persistentSubscriptionToAllSettingsFromDefaults,
  START,
  UnavailableError,
  UnsupportedError,
} from '@eventstore/db-client';
import { googleEmpty, shared, streams, streamsGrpc } from '../generated.js';
import { SubscriptionRecorder } from '../testing/subscription-recorder.js';
import { ControlledFlush } from '../testing/controlled-flush.js';
import { createTestEvent, createTestEvents, readEvents } from '../testing/test-events.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { startEventStoreServer } from '../server.js';

describe('the server', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.stop());

  test('returns UNIMPLEMENTED for unsupported calls', async () => {
    const settings = persistentSubscriptionToAllSettingsFromDefaults();
    await expect(server.client.createPersistentSubscriptionToAll('group', settings)).rejects.toBeInstanceOf(
      UnsupportedError,
    );
    await expect(server.client.listProjections()).rejects.toThrow('UNIMPLEMENTED');
    await expect(server.client.deleteStream('s')).rejects.toThrow('UNIMPLEMENTED');
    await expect(server.client.tombstoneStream('s')).rejects.toThrow('UNIMPLEMENTED');
    const credentials = { username: 'admin', password: 'changeit' };
    await expect(server.client.appendToStream('s', createTestEvent('A'), { credentials })).rejects.toThrow();
  });

  test('restores all streams and metadata after a restart', async () => {
    const { client } = server;
    const firstEvent = createTestEvent('A');
    const firstResult = await client.appendToStream('s', firstEvent);
    await client.appendToStream('s', createTestEvents('B', 'C'));
    await client.setStreamMetadata('s', { maxCount: 2 });
    await server.restart();
    expect(await readEvents(server.client, 's')).toEqual(['1:B', '2:C']);
    expect((await server.client.getStreamMetadata('s')).metadata).toEqual({ maxCount: 2 });
    const result = await server.client.appendToStream('s', createTestEvent('D'), { expectedRevision: 2n });
    expect(result.position?.commit).toBeGreaterThan(firstResult.position?.commit ?? 0n);
  });

  test('rejects a folder that another server has open', async () => {
    const second = startEventStoreServer({
      folder: server.folder,
      host: '127.0.0.1',
      port: 0,
      warn: () => undefined,
      onFailure: () => undefined,
    });
    await expect(second).rejects.toThrow('is in use by another event store');
  });

  test('releases the folder when its port is in use', async () => {
    setLogVerbosity(logVerbosity.NONE); // gRPC would log the error as well
    const folder = `${server.folder}/second`;
    const options = { folder, host: '127.0.0.1', warn: () => undefined, onFailure: () => undefined };
    await expect(startEventStoreServer({ ...options, port: server.port })).rejects.toThrow();
    const third = await startEventStoreServer({ ...options, port: 0 });
    await third.close();
  });

  test('ends subscriptions with UNAVAILABLE when it stops, so that clients reconnect', async () => {
    const subscription = new SubscriptionRecorder(server.client.subscribeToAll({ fromPosition: START }));
    await subscription.waitFor('caughtUp');
    await Promise.all([server.close(), subscription.waitFor('error')]);
    expect(subscription.errors).toEqual([expect.any(UnavailableError)]);
  });
});

test('responds to pending appends before it stops', async () => {
  const flush = new ControlledFlush();
  const server = await startTestServer({ sync: flush.sync });
  const append = server.client.appendToStream('s', createTestEvent('A'));
  await flush.waitUntilStarted();
  const closePromise = server.close();
  flush.finish();
  await expect(append).resolves.toMatchObject({ success: true });
  await closePromise;
  await server.stop();
});

describe('a malformed append', () => {
  let server: TestServer;
  let streamsClient: InstanceType<typeof streamsGrpc.StreamsClient>;
  beforeAll(async () => {
    server = await startTestServer();
    streamsClient = new streamsGrpc.StreamsClient(`127.0.0.1:${server.port}`, grpcCredentials.createInsecure());
  });
  afterAll(async () => {
    streamsClient.close();
    await server.stop();
  });

  const createUuid = (text: string): shared.UUID => {
    const id = new shared.UUID();
    id.setString(text);
    return id;
  };

  function createProposedMessage(id: string, metadata: Record<string, string>): streams.BatchAppendReq.ProposedMessage {
    const message = new streams.BatchAppendReq.ProposedMessage();
    message.setId(createUuid(id));
    for (const [name, value] of Object.entries(metadata)) message.getMetadataMap().set(name, value);
    return message;
  }

  function createBatchRequest(stream: string, message: streams.BatchAppendReq.ProposedMessage): streams.BatchAppendReq {
    const identifier = new shared.StreamIdentifier();
    identifier.setStreamName(Buffer.from(stream));
    const options = new streams.BatchAppendReq.Options();
    options.setStreamIdentifier(identifier);
    options.setAny(new googleEmpty.Empty());
    const request = new streams.BatchAppendReq();
    request.setCorrelationId(createUuid(randomUUID()));
    request.setOptions(options);
    request.addProposedMessages(message);
    request.setIsFinal(true);
    return request;
  }

  const validMetadata = { type: 'A', 'content-type': 'application/json' };

  test.each([
    ['without a type', 's', createProposedMessage(randomUUID(), { 'content-type': 'application/json' }), 'type'],
    ['without a content type', 's', createProposedMessage(randomUUID(), { type: 'A' }), 'content-type'],
    [
      'with an empty type',
      's',
      createProposedMessage(randomUUID(), { ...validMetadata, type: '' }),
      'type of an event is empty',
    ],
    ['with an invalid id', 's', createProposedMessage('not-an-id', validMetadata), 'not-an-id'],
    ['without a stream name', '', createProposedMessage(randomUUID(), validMetadata), 'stream name is missing'],
  ])('%s returns a bad request, and the call continues', async (_, stream, message, reason) => {
    const call = streamsClient.batchAppend();
    const responses: streams.BatchAppendResp[] = [];
    const endPromise = new Promise((resolve) => call.on('end', resolve));
    call.on('data', (response: streams.BatchAppendResp) => responses.push(response));
    call.write(createBatchRequest(stream, message));
    call.write(createBatchRequest('good', createProposedMessage(randomUUID(), validMetadata)));
    call.end();
    await endPromise;
    const [rejected, accepted] = responses;
    const details = rejected?.getError()?.getDetails();
    const badRequest = details?.unpack(
      (bytes) => shared.BadRequest.deserializeBinary(bytes),
      'event_store.client.BadRequest',
    );
    expect(badRequest?.getMessage()).toContain(reason);
    expect(accepted?.hasSuccess()).toBe(true);
  });
});
