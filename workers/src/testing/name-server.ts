import { createSocket, type Socket } from 'node:dgram';
import ipaddr from 'ipaddr.js';

/** The addresses of a name when it is asked about for the nth time (from 0) in one record type; nothing: no answer. */
export type Names = (name: string, nth: number) => readonly string[] | undefined;

const RECORDS = { 1: 'ipv4', 28: 'ipv6' } as const;
const isKnown = (type: number): type is keyof typeof RECORDS => type in RECORDS;

/** A name server on loopback (RFC 1035, as far as questions about A and AAAA go) that may change its mind. */
export class NameServer {
  /** What was asked, in order, as `ipv4 images.test`. */
  readonly asked: string[] = [];

  private constructor(
    private readonly socket: Socket,
    names: Names,
  ) {
    socket.on('message', (question, { address, port }) => {
      const answer = this.#answer(question, names);
      if (answer) socket.send(answer, port, address);
    });
  }

  /** Starts one on a free port. */
  static async start(names: Names): Promise<NameServer> {
    const socket = createSocket('udp4');
    await new Promise<void>((listening) => socket.bind(0, '127.0.0.1', listening));
    return new NameServer(socket, names);
  }

  /** Where it is, as a resolver wants it. */
  get address(): string {
    return `127.0.0.1:${String(this.socket.address().port)}`;
  }

  /** Ends it. */
  end(): Promise<void> {
    return new Promise((closed) => this.socket.close(closed));
  }

  #answer(question: Buffer, names: Names): Buffer | undefined {
    const { name, end } = nameIn(question);
    const type = question.readUInt16BE(end);
    if (!isKnown(type)) return undefined;
    const asked = `${RECORDS[type]} ${name}`;
    const nth = this.asked.filter((before) => before === asked).length;
    this.asked.push(asked);
    const addresses = names(name, nth)?.map((address) => ipaddr.parse(address));
    const answers = addresses?.filter((address) => address.kind() === RECORDS[type]);
    return answers && reply(question, end + 4, type, answers);
  }
}

/** The name a question is about, label by label, and where it ends. */
function nameIn(question: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question.readUInt8(at); length !== 0; length = question.readUInt8(at)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}

function reply(question: Buffer, end: number, type: number, addresses: readonly { toByteArray(): number[] }[]): Buffer {
  const head = Buffer.from(question.subarray(0, end));
  // An answer, to a question that wished for recursion, without an error; one question, and so many answers.
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt32BE(0, 8);
  const records = addresses.map((address) => {
    const bytes = Buffer.from(address.toByteArray());
    const record = Buffer.alloc(12);
    // The name is the one of the question; class IN, and no time to live.
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([record, bytes]);
  });
  return Buffer.concat([head, ...records]);
}
