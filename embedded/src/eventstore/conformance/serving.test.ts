import { randomUUID } from 'node:crypto';
import {
  credentials as grpcCredentials,
  logVerbosity,
  type ServiceError,
  setLogVerbosity,
  status,
} from '@grpc/grpc-js';
import {
  persistentSubscriptionToAllSettingsFromDefaults,
  START,
  UnavailableError,
  UnsupportedError,
} from '@eventstore/db-client';
import { googleEmpty, shared, streams, streamsGrpc } from '../generated.js';
import { FollowedSubscription } from '../testing/followed-subscription.js';
import { HeldFlush } from '../testing/held-flush.js';
import { note, notes, readNotes } from '../testing/notes.js';
import { connect, startTestServer, type TestServer } from '../testing/test-server.js';
import { startEventStoreServer } from '../server.js';

describe('the server', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.stop());

  test('is found by discovery', async () => {
    const discovering = connect(server.port, 'esdb+discover');
    await discovering.appendToStream('s', note('A'));
    expect(await readNotes(discovering, 's')).toEqual(['0:A']);
    await discovering.dispose();
  });

  test('says that it does not support what it does not support', async () => {
    const settings = persistentSubscriptionToAllSettingsFromDefaults();
    await expect(server.client.createPersistentSubscriptionToAll('group', settings)).rejects.toBeInstanceOf(
      UnsupportedError,
    );
    await expect(server.client.listProjections()).rejects.toThrow('UNIMPLEMENTED');
  });

  test('has everything again after a restart', async () => {
    const { client } = server;
    const retried = note('A');
    const first = await client.appendToStream('s', retried);
    await client.appendToStream('s', notes('B', 'C'));
    await client.appendToStream('gone', note('X'));
    await client.deleteStream('gone');
    await client.tombstoneStream('dead');
    await client.setStreamMetadata('s', { maxCount: 2 });
    await server.restart();
    expect(await readNotes(server.client, 's')).toEqual(['1:B', '2:C']);
    await expect(readNotes(server.client, 'gone')).rejects.toThrow('not found');
    await expect(readNotes(server.client, 'dead')).rejects.toThrow('is deleted');
    expect((await server.client.getStreamMetadata('s')).metadata).toEqual({ maxCount: 2 });
    const later = await server.client.appendToStream('s', note('D'), { expectedRevision: 2n });
    expect(later.position?.commit).toBeGreaterThan(first.position?.commit ?? 0n);
  });

  test('refuses a folder that another server has open', async () => {
    const second = startEventStoreServer({
      folder: server.folder,
      host: '127.0.0.1',
      port: 0,
      warn: () => undefined,
      onFailure: () => undefined,
    });
    await expect(second).rejects.toThrow('is in use by another event store');
  });

  test('lets go of the folder when it cannot have its port', async () => {
    setLogVerbosity(logVerbosity.NONE); // gRPC would say so as well
    const folder = `${server.folder}/second`;
    const options = { folder, host: '127.0.0.1', warn: () => undefined, onFailure: () => undefined };
    await expect(startEventStoreServer({ ...options, port: server.port })).rejects.toThrow();
    const free = await startEventStoreServer({ ...options, port: 0 });
    await free.close();
  });

  test('ends subscriptions as unavailable when it stops, so that clients come back', async () => {
    const subscription = new FollowedSubscription(server.client.subscribeToAll({ fromPosition: START }));
    await subscription.waitForEvent('caughtUp');
    await Promise.all([server.close(), subscription.waitForEvent('error')]);
    expect(subscription.errors).toEqual([expect.any(UnavailableError)]);
  });
});

test('a server that stops answers the appends in hand', async () => {
  const flush = new HeldFlush();
  const server = await startTestServer({ sync: flush.sync });
  const append = server.client.appendToStream('s', note('A'));
  await flush.begun();
  const closed = server.close();
  flush.finish();
  await expect(append).resolves.toMatchObject({ success: true });
  await closed;
  await server.stop();
});

describe('a malformed append', () => {
  let server: TestServer;
  let raw: InstanceType<typeof streamsGrpc.StreamsClient>;
  beforeAll(async () => {
    server = await startTestServer();
    raw = new streamsGrpc.StreamsClient(`127.0.0.1:${server.port}`, grpcCredentials.createInsecure());
  });
  afterAll(async () => {
    raw.close();
    await server.stop();
  });

  const uuid = (text: string): shared.UUID => {
    const id = new shared.UUID();
    id.setString(text);
    return id;
  };

  function proposal(id: string, metadata: Record<string, string>): streams.BatchAppendReq.ProposedMessage {
    const message = new streams.BatchAppendReq.ProposedMessage();
    message.setId(uuid(id));
    for (const [name, value] of Object.entries(metadata)) message.getMetadataMap().set(name, value);
    return message;
  }

  function batch(stream: string, message: streams.BatchAppendReq.ProposedMessage): streams.BatchAppendReq {
    const identifier = new shared.StreamIdentifier();
    identifier.setStreamName(Buffer.from(stream));
    const options = new streams.BatchAppendReq.Options();
    options.setStreamIdentifier(identifier);
    options.setAny(new googleEmpty.Empty());
    const request = new streams.BatchAppendReq();
    request.setCorrelationId(uuid(randomUUID()));
    request.setOptions(options);
    request.addProposedMessages(message);
    request.setIsFinal(true);
    return request;
  }

  const good = { type: 'A', 'content-type': 'application/json' };

  test.each([
    ['without a type', 's', proposal(randomUUID(), { 'content-type': 'application/json' }), 'type'],
    ['without a content type', 's', proposal(randomUUID(), { type: 'A' }), 'content-type'],
    ['with an empty type', 's', proposal(randomUUID(), { ...good, type: '' }), 'type of an event is empty'],
    ['with an id that is none', 's', proposal('not-an-id', good), 'not-an-id'],
    ['without a stream name', '', proposal(randomUUID(), good), 'stream name is missing'],
  ])('%s is answered as a bad request, and the call goes on', async (_, stream, message, reason) => {
    const call = raw.batchAppend();
    const answers: streams.BatchAppendResp[] = [];
    const done = new Promise((resolve) => call.on('end', resolve));
    call.on('data', (answer: streams.BatchAppendResp) => answers.push(answer));
    call.write(batch(stream, message));
    call.write(batch('good', proposal(randomUUID(), good)));
    call.end();
    await done;
    const [refused, taken] = answers;
    const details = refused?.getError()?.getDetails();
    const bad = details?.unpack((bytes) => shared.BadRequest.deserializeBinary(bytes), 'event_store.client.BadRequest');
    expect(bad?.getMessage()).toContain(reason);
    expect(taken?.hasSuccess()).toBe(true);
  });

  test('of its own call is refused as an invalid argument', async () => {
    const error = await new Promise<ServiceError | null>((resolve) => {
      const call = raw.append((failure) => resolve(failure));
      call.end();
    });
    expect(error?.code).toBe(status.INVALID_ARGUMENT);
  });
});
