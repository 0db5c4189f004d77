import { decode, MalformedBson } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { list, text, type Doc, type WritableDoc } from '../bson/value.js';

/** The maximum size of a message. */
export const MAX_MESSAGE_BYTES = 48_000_000;

/** The size of a message header: length, request id, id of the request responded to, opcode. */
export const HEADER_BYTES = 16;

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1 << 0;
const MORE_TO_COME = 1 << 1;
/** A server must reject unknown flags among the first 16 bits. */
const REQUIRED_FLAGS = 0xffff;

/** A message whose command is decoded later, when errors can be returned to the client. */
export interface Envelope {
  readonly wantsReply: boolean;
  readonly reply: (document: WritableDoc) => Buffer;
  /** Throws a CommandError for unsupported values, MalformedBson for invalid bytes. */
  readonly command: () => Doc;
}

/** Reads a complete message. Throws MalformedBson if it is not valid in MongoDB's protocol. */
export function readMessage(message: Buffer): Envelope {
  const requestId = message.readInt32LE(4);
  const kind = message.readInt32LE(12);
  if (kind === OP_MSG) return readOpMsg(message, requestId);
  if (kind === OP_QUERY) return readOpQuery(message, requestId);
  throw new MalformedBson(`messages of the kind ${kind} are not understood`);
}

function readOpMsg(message: Buffer, requestId: number): Envelope {
  if (message.length < 21) throw new MalformedBson('a message ends too early');
  const flags = message.readUInt32LE(16);
  if ((flags & REQUIRED_FLAGS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) !== 0) throw new MalformedBson('unknown flags');
  const end = message.length - ((flags & CHECKSUM_PRESENT) === 0 ? 0 : 4);
  return {
    wantsReply: (flags & MORE_TO_COME) === 0,
    reply: (document) => opMsg(document, requestId),
    command: () => readSections(message, end),
  };
}

/** Reads one body (kind 0) and document sequences (kind 1), which become arrays of the body. */
function readSections(message: Buffer, end: number): Doc {
  let body: Doc | undefined;
  const lists: [string, Doc[]][] = [];
  for (let at = 20; at < end;) {
    const kind = message[at];
    const stop = at + 1 + sectionLength(message, at + 1, end);
    if (kind === 0 && body === undefined) body = decode(message.subarray(at + 1, stop));
    else if (kind === 1) lists.push(readList(message.subarray(at + 5, stop)));
    else throw new MalformedBson('unknown section');
    at = stop;
  }
  if (body === undefined) throw new MalformedBson('a message without a body');
  for (const [name, documents] of lists) {
    if (body.fields.has(name)) throw new MalformedBson(`the field '${name}' comes twice`);
    body.fields.set(name, list(documents));
  }
  return body;
}

function sectionLength(message: Buffer, at: number, end: number): number {
  const length = at + 4 <= end ? message.readInt32LE(at) : 0;
  if (length < 5 || at + length > end) throw new MalformedBson('a section ends after its message');
  return length;
}

function readList(section: Buffer): [string, Doc[]] {
  const nameEnd = section.indexOf(0);
  if (nameEnd < 0) throw new MalformedBson('the name of a section does not end');
  const documents: Doc[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const length = sectionLength(section, at, section.length);
    documents.push(decode(section.subarray(at, at + length)));
    at += length;
  }
  return [section.toString('utf8', 0, nameEnd), documents];
}

/** Reads the legacy message that drivers use for their first hello; no other commands are accepted. */
function readOpQuery(message: Buffer, requestId: number): Envelope {
  const nameEnd = message.indexOf(0, 20);
  const at = nameEnd + 9;
  if (nameEnd < 0 || at + 5 > message.length) throw new MalformedBson('a query ends too early');
  const namespace = message.toString('utf8', 20, nameEnd);
  const [database, collection] = namespace.split('.');
  if (collection !== '$cmd') throw new MalformedBson('queries of the old kind are not understood');
  return {
    wantsReply: true,
    reply: (document) => opReply(document, requestId),
    command: () => {
      const command = decode(message.subarray(at, at + sectionLength(message, at, message.length)));
      if (!HELLO.has(command.fields.keys().next().value ?? ''))
        throw new MalformedBson('only hello may come as OP_QUERY');
      command.fields.set('$db', text(database ?? ''));
      return command;
    },
  };
}

const HELLO = new Set(['hello', 'ismaster', 'isMaster']);

let lastReplyId = 0;

function header(length: number, requestId: number, kind: number): Buffer {
  lastReplyId = (lastReplyId + 1) & 0x7fffffff;
  const bytes = Buffer.alloc(length);
  bytes.writeInt32LE(lastReplyId, 4);
  bytes.writeInt32LE(requestId, 8);
  bytes.writeInt32LE(kind, 12);
  return bytes;
}

function opMsg(document: WritableDoc, requestId: number): Buffer {
  return serializeMessage(header(21, requestId, OP_MSG), document);
}

function opReply(document: WritableDoc, requestId: number): Buffer {
  const start = header(36, requestId, OP_REPLY);
  start.writeInt32LE(8, 16);
  start.writeInt32LE(1, 32);
  return serializeMessage(start, document);
}

function serializeMessage(start: Buffer, document: WritableDoc): Buffer {
  const message = Buffer.concat([start, encode(document)]);
  message.writeInt32LE(message.length, 0);
  return message;
}
