import { decode, MalformedMessageError } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { list, text, type Doc, type WritableDoc } from '../bson/value.js';

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
  readonly shouldReply: boolean;
  readonly encodeReply: (document: WritableDoc) => Buffer;
  /** Throws a CommandError for unsupported values, MalformedBsonError for invalid bytes. */
  readonly decodeCommand: () => Doc;
}

/** Reads a complete message. Throws MalformedBsonError if it is not valid in MongoDB's protocol. */
export function readMessage(message: Buffer): Envelope {
  const requestId = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) return readOpMsg(message, requestId);
  if (opcode === OP_QUERY) return readOpQuery(message, requestId);
  throw new MalformedMessageError(`the opcode ${opcode} is not supported`);
}

function readOpMsg(message: Buffer, requestId: number): Envelope {
  if (message.length < 21) throw new MalformedMessageError('a message ends too early');
  const flags = message.readUInt32LE(16);
  if ((flags & REQUIRED_FLAGS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) !== 0)
    throw new MalformedMessageError('unknown flags');
  const end = message.length - ((flags & CHECKSUM_PRESENT) === 0 ? 0 : 4);
  return {
    shouldReply: (flags & MORE_TO_COME) === 0,
    encodeReply: (document) => encodeOpMsg(document, requestId),
    decodeCommand: () => readSections(message, end),
  };
}

/** Reads one body (kind 0) and document sequences (kind 1), which become arrays of the body. */
function readSections(message: Buffer, end: number): Doc {
  let body: Doc | undefined;
  const sequences: [string, Doc[]][] = [];
  for (let offset = 20; offset < end;) {
    const sectionKind = message[offset];
    const sectionEnd = offset + 1 + readSectionLength(message, offset + 1, end);
    if (sectionKind === 0 && body === undefined) body = decode(message.subarray(offset + 1, sectionEnd));
    else if (sectionKind === 1) sequences.push(readDocumentSequence(message.subarray(offset + 5, sectionEnd)));
    else throw new MalformedMessageError(`unexpected section of kind ${String(sectionKind)}`);
    offset = sectionEnd;
  }
  if (body === undefined) throw new MalformedMessageError('a message without a body');
  for (const [name, documents] of sequences) {
    if (body.fields.has(name)) throw new MalformedMessageError(`the field '${name}' appears twice`);
    body.fields.set(name, list(documents));
  }
  return body;
}

function readSectionLength(message: Buffer, offset: number, end: number): number {
  const length = offset + 4 <= end ? message.readInt32LE(offset) : 0;
  if (length < 5 || offset + length > end) throw new MalformedMessageError('a section ends after its message');
  return length;
}

function readDocumentSequence(section: Buffer): [string, Doc[]] {
  const nameEnd = section.indexOf(0);
  if (nameEnd < 0) throw new MalformedMessageError('the name of a section is not terminated');
  const documents: Doc[] = [];
  for (let offset = nameEnd + 1; offset < section.length;) {
    const length = readSectionLength(section, offset, section.length);
    documents.push(decode(section.subarray(offset, offset + length)));
    offset += length;
  }
  return [section.toString('utf8', 0, nameEnd), documents];
}

/** Reads the legacy message that drivers use for their first hello; no other commands are accepted. */
function readOpQuery(message: Buffer, requestId: number): Envelope {
  const nameEnd = message.indexOf(0, 20);
  const offset = nameEnd + 9;
  if (nameEnd < 0 || offset + 5 > message.length) throw new MalformedMessageError('a query ends too early');
  const namespace = message.toString('utf8', 20, nameEnd);
  const [database, collection] = namespace.split('.');
  if (collection !== '$cmd') throw new MalformedMessageError('OP_QUERY is supported for commands only');
  return {
    shouldReply: true,
    encodeReply: (document) => encodeOpReply(document, requestId),
    decodeCommand: () => {
      const command = decode(message.subarray(offset, offset + readSectionLength(message, offset, message.length)));
      if (!HELLO_COMMANDS.has(command.fields.keys().next().value ?? ''))
        throw new MalformedMessageError('OP_QUERY is supported for hello only');
      command.fields.set('$db', text(database ?? ''));
      return command;
    },
  };
}

const HELLO_COMMANDS = new Set(['hello', 'ismaster', 'isMaster']);

let lastReplyId = 0;

function createHeader(length: number, requestId: number, opcode: number): Buffer {
  lastReplyId = (lastReplyId + 1) & 0x7fffffff;
  const bytes = Buffer.alloc(length);
  bytes.writeInt32LE(lastReplyId, 4);
  bytes.writeInt32LE(requestId, 8);
  bytes.writeInt32LE(opcode, 12);
  return bytes;
}

function encodeOpMsg(document: WritableDoc, requestId: number): Buffer {
  return serializeMessage(createHeader(21, requestId, OP_MSG), document);
}

function encodeOpReply(document: WritableDoc, requestId: number): Buffer {
  const head = createHeader(36, requestId, OP_REPLY);
  head.writeInt32LE(8, 16);
  head.writeInt32LE(1, 32);
  return serializeMessage(head, document);
}

function serializeMessage(head: Buffer, document: WritableDoc): Buffer {
  const message = Buffer.concat([head, encode(document)]);
  message.writeInt32LE(message.length, 0);
  return message;
}
