import { bool, date, double, int, long, replyDoc, type WritableDoc } from '../bson/value.js';
import { MAX_DOCUMENT_BYTES } from '../storage/collection-writer.js';
import { MAX_MESSAGE_BYTES } from '../wire/message.js';
import { AWAIT_FIELDS, awaitTopologyChange, TOPOLOGY_COUNTER } from './await-hello.js';
import type { Command, Context } from './command.js';

/** The version of the wire protocol that MongoDB 7.0 speaks. */
const WIRE_VERSION = 21;

/** `hello`, the first command of a driver: describes a standalone server of version 7.0. */
export const hello: Command = {
  names: ['hello', 'ismaster'],
  fields: ['helloOk', 'client', 'compression', 'backpressure', ...AWAIT_FIELDS],
  run: async ({ args, context }) => {
    await awaitTopologyChange(args, context);
    return createHelloReply(context);
  },
};

function createHelloReply({ now, connectionId, processId }: Context): WritableDoc {
  return replyDoc({
    helloOk: bool(true),
    isWritablePrimary: bool(true),
    ismaster: bool(true),
    maxBsonObjectSize: int(MAX_DOCUMENT_BYTES),
    maxMessageSizeBytes: int(MAX_MESSAGE_BYTES),
    maxWriteBatchSize: int(MAX_WRITE_BATCH_SIZE),
    topologyVersion: replyDoc({ processId, counter: long(BigInt(TOPOLOGY_COUNTER)) }),
    localTime: date(now()),
    logicalSessionTimeoutMinutes: int(30),
    connectionId: int(connectionId),
    minWireVersion: int(0),
    maxWireVersion: int(WIRE_VERSION),
    readOnly: bool(false),
    ok: double(1),
  });
}

/** The maximum number of documents, updates or deletes of one command. */
export const MAX_WRITE_BATCH_SIZE = 100_000;

export const ping: Command = { names: ['ping'], fields: [], run: () => replyDoc({ ok: double(1) }) };

/** `endSessions`: does nothing, because sessions have no state. */
export const endSessions: Command = { names: ['endSessions'], fields: [], run: () => replyDoc({ ok: double(1) }) };
