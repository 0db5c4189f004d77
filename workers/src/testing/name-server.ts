import { createSocket, type Socket } from 'node:dgram';
import ipaddr from 'ipaddr.js';

/** Returns the addresses of a name for the nth query (from 0) of a record type; undefined sends no response. */
export type AddressLookup = (name: string, queryIndex: number) => readonly string[] | undefined;

const RECORD_TYPES = { 1: 'ipv4', 28: 'ipv6' } as const;
const isSupported = (type: number): type is keyof typeof RECORD_TYPES => type in RECORD_TYPES;

/** A name server on loopback for A and AAAA records (RFC 1035), whose responses may change. */
export class NameServer {
  /** The queries in order, as `ipv4 images.test`. */
  readonly queries: string[] = [];

  private constructor(
    private readonly socket: Socket,
    lookUpAddresses: AddressLookup,
  ) {
    socket.on('message', (query, { address, port }) => {
      const response = this.#createResponse(query, lookUpAddresses);
      if (response) socket.send(response, port, address);
    });
  }

  /** Starts a name server on a free port. */
  static async start(lookUpAddresses: AddressLookup): Promise<NameServer> {
    const socket = createSocket('udp4');
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    return new NameServer(socket, lookUpAddresses);
  }

  /** Its address for `Resolver.setServers`. */
  get address(): string {
    return `127.0.0.1:${String(this.socket.address().port)}`;
  }

  /** Stops the name server. */
  close(): Promise<void> {
    return new Promise((resolve) => this.socket.close(resolve));
  }

  #createResponse(question: Buffer, lookUpAddresses: AddressLookup): Buffer | undefined {
    const { name, end } = readName(question);
    const type = question.readUInt16BE(end);
    if (!isSupported(type)) return undefined;
    const key = `${RECORD_TYPES[type]} ${name}`;
    const queryIndex = this.queries.filter((query) => query === key).length;
    this.queries.push(key);
    const addresses = lookUpAddresses(name, queryIndex)?.map((address) => ipaddr.parse(address));
    const matchingAddresses = addresses?.filter((address) => address.kind() === RECORD_TYPES[type]);
    return matchingAddresses && createResponse(question, end + TYPE_AND_CLASS_BYTES, type, matchingAddresses);
  }
}

const HEADER_BYTES = 12;
/** The record type and class after the name of a query. */
const TYPE_AND_CLASS_BYTES = 4;

/** Reads the name of a query and the offset after it. */
function readName(question: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let offset = HEADER_BYTES;
  for (let length = question.readUInt8(offset); length !== 0; length = question.readUInt8(offset)) {
    labels.push(question.toString('latin1', offset + 1, offset + 1 + length));
    offset += 1 + length;
  }
  return { name: labels.join('.'), end: offset + 1 };
}

function createResponse(
  question: Buffer,
  end: number,
  type: number,
  addresses: readonly { toByteArray(): number[] }[],
): Buffer {
  const headerAndQuestion = Buffer.from(question.subarray(0, end));
  // Flags: response, recursion desired and available, no error; then the number of answers, and no other records.
  headerAndQuestion.writeUInt16BE(0x8180, 2);
  headerAndQuestion.writeUInt16BE(addresses.length, 6);
  headerAndQuestion.writeUInt32BE(0, 8);
  const records = addresses.map((address) => {
    const bytes = Buffer.from(address.toByteArray());
    const record = Buffer.alloc(12);
    // A pointer to the name in the query, the type, class IN, TTL 0, and the length of the address.
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([record, bytes]);
  });
  return Buffer.concat([headerAndQuestion, ...records]);
}
