import { decode, MalformedMessageError } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { list, text, type Doc, type WritableDoc } from '../bson/value.js';

export const MAX_MESSAGE_BYTES = 48_000_000;

/** The size of a message header: length, request id, id of the request responded to, opcode. */
export const HEADER_BYTES = 16;
const REQUEST_ID_OFFSET = 4;
/** The size of the length with which a message, a section and a document begin. */
export const LENGTH_BYTES = 4;
/** The size of the shortest section or document: its length and a zero byte. */
const MIN_SECTION_BYTES = LENGTH_BYTES + 1;

/** Every opcode has flags after the header. */
const FLAGS_OFFSET = HEADER_BYTES;
const FLAGS_BYTES = 4;
const AFTER_FLAGS_OFFSET = FLAGS_OFFSET + FLAGS_BYTES;
/** The byte before a section of OP_MSG that says what it is. */
const SECTION_KIND_BYTES = 1;
const CHECKSUM_BYTES = 4;

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1 << 0;
const MORE_TO_COME = 1 << 1;
const EXHAUST_ALLOWED = 1 << 16;
/** A server must reject unknown flags among the first 16 bits. */
const REQUIRED_FLAGS = 0xffff;

export interface ReplyOptions {
  /** More replies to the same request follow. */
  readonly isMoreToCome?: boolean;
}

/** A message whose command is decoded later, when errors can be returned to the client. */
export interface Envelope {
  readonly shouldReply: boolean;
  /** The client accepts a stream of replies. */
  readonly isExhaustAllowed: boolean;
  /** Each reply of a stream responds to the one before. */
  readonly encodeReply: (document: WritableDoc, options?: ReplyOptions) => Buffer;
  /** Throws a CommandError for unsupported values, MalformedMessageError for invalid bytes. */
  readonly decodeCommand: () => Doc;
}

/** Reads a complete message. Throws MalformedMessageError if it is not valid in MongoDB's protocol. */
export function readMessage(message: Buffer): Envelope {
  const requestId = message.readInt32LE(REQUEST_ID_OFFSET);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) return readOpMsg(message, requestId);
  if (opcode === OP_QUERY) return readOpQuery(message, requestId);
  throw new MalformedMessageError(`the opcode ${opcode} is not supported`);
}

function readOpMsg(message: Buffer, requestId: number): Envelope {
  if (message.length < AFTER_FLAGS_OFFSET + SECTION_KIND_BYTES)
    throw new MalformedMessageError('a message ends too early');
  const flags = message.readUInt32LE(FLAGS_OFFSET);
  if ((flags & REQUIRED_FLAGS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) !== 0)
    throw new MalformedMessageError('unknown flags');
  const end = message.length - ((flags & CHECKSUM_PRESENT) === 0 ? 0 : CHECKSUM_BYTES);
  let respondTo = requestId;
  return {
    shouldReply: (flags & MORE_TO_COME) === 0,
    isExhaustAllowed: (flags & EXHAUST_ALLOWED) !== 0,
    encodeReply: (document, { isMoreToCome = false } = {}) => {
      const reply = encodeOpMsg(document, respondTo, isMoreToCome ? MORE_TO_COME : 0);
      respondTo = reply.readInt32LE(REQUEST_ID_OFFSET);
      return reply;
    },
    decodeCommand: () => readSections(message, end),
  };
}

/** Reads one body (kind 0) and document sequences (kind 1), which become arrays of the body. */
function readSections(message: Buffer, end: number): Doc {
  let body: Doc | undefined;
  const sequences: [string, Doc[]][] = [];
  for (let offset = AFTER_FLAGS_OFFSET; offset < end;) {
    const sectionKind = message[offset];
    const sectionStart = offset + SECTION_KIND_BYTES;
    const sectionEnd = sectionStart + readSectionLength(message, sectionStart, end);
    if (sectionKind === 0 && body === undefined) body = decode(message.subarray(sectionStart, sectionEnd));
    else if (sectionKind === 1)
      sequences.push(readDocumentSequence(message.subarray(sectionStart + LENGTH_BYTES, sectionEnd)));
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
  const length = offset + LENGTH_BYTES <= end ? message.readInt32LE(offset) : 0;
  if (length < MIN_SECTION_BYTES || offset + length > end)
    throw new MalformedMessageError('a section ends after its message');
  return length;
}

/** Reads a document sequence after its length: a name that ends with a zero byte, and documents. */
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
  const nameEnd = message.indexOf(0, AFTER_FLAGS_OFFSET);
  // The zero byte of the name and two numbers (u32) come before the command: how many documents to skip and to return.
  const offset = nameEnd + 1 + 2 * 4;
  if (nameEnd < 0 || offset + MIN_SECTION_BYTES > message.length)
    throw new MalformedMessageError('a query ends too early');
  const namespace = message.toString('utf8', AFTER_FLAGS_OFFSET, nameEnd);
  const [database, collection] = namespace.split('.');
  if (collection !== '$cmd') throw new MalformedMessageError('OP_QUERY is supported for commands only');
  return {
    shouldReply: true,
    isExhaustAllowed: false,
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

const HELLO_COMMANDS = new Set(['hello', 'ismaster']);

let lastReplyId = 0;

/** Creates the first bytes of a message: its header, followed by zeros up to the given length. */
function createHeader(length: number, requestId: number, opcode: number): Buffer {
  lastReplyId = (lastReplyId + 1) & 0x7fffffff;
  const bytes = Buffer.alloc(length);
  bytes.writeInt32LE(lastReplyId, REQUEST_ID_OFFSET);
  bytes.writeInt32LE(requestId, 8);
  bytes.writeInt32LE(opcode, 12);
  return bytes;
}

function encodeOpMsg(document: WritableDoc, requestId: number, flags: number): Buffer {
  // The kind of the only section is 0.
  const head = createHeader(AFTER_FLAGS_OFFSET + SECTION_KIND_BYTES, requestId, OP_MSG);
  head.writeUInt32LE(flags, FLAGS_OFFSET);
  return serializeMessage(head, document);
}

/** The flag AwaitCapable, which MongoDB sets in every reply. */
const AWAIT_CAPABLE = 1 << 3;
const REPLY_DOCUMENT_COUNT_OFFSET = 32;
const REPLY_HEAD_BYTES = REPLY_DOCUMENT_COUNT_OFFSET + 4;

function encodeOpReply(document: WritableDoc, requestId: number): Buffer {
  // After the header: flags, cursor id (8 bytes), index of the first document, number of documents.
  const head = createHeader(REPLY_HEAD_BYTES, requestId, OP_REPLY);
  head.writeInt32LE(AWAIT_CAPABLE, FLAGS_OFFSET);
  head.writeInt32LE(1, REPLY_DOCUMENT_COUNT_OFFSET);
  return serializeMessage(head, document);
}

function serializeMessage(head: Buffer, document: WritableDoc): Buffer {
  const message = Buffer.concat([head, encode(document)]);
  message.writeInt32LE(message.length, 0);
  return message;
}
