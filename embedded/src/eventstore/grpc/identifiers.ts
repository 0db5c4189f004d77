import { shared } from '../generated.js';
import { invalidArgument } from './rpc-error.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * The name in the identifier of a stream.
 *
 * @throws RpcError if there is none.
 */
export function streamNameOf(identifier: shared.StreamIdentifier | undefined): string {
  const name = identifier ? toBuffer(identifier.getStreamName_asU8()).toString('utf8') : '';
  if (name === '') throw invalidArgument('A stream name is missing');
  return name;
}

/** The identifier of a stream by its name. */
export function streamIdentifier(name: string): shared.StreamIdentifier {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(name, 'utf8'));
  return identifier;
}

/**
 * The id in lower case, however it was sent.
 *
 * @throws RpcError if it is none.
 */
export function uuidOf(uuid: shared.UUID | undefined): string {
  const structured = uuid?.getStructured();
  const text = structured ? structuredText(structured) : (uuid?.getString().toLowerCase() ?? '');
  if (!UUID.test(text) || text === NIL_UUID) throw invalidArgument(`'${text}' is not the id of an event`);
  return text;
}

/** The same bytes as a Buffer, not copied. */
export function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function structuredText(structured: shared.UUID.Structured): string {
  const bytes = Buffer.alloc(16);
  bytes.writeBigInt64BE(BigInt(structured.getMostSignificantBits()), 0);
  bytes.writeBigInt64BE(BigInt(structured.getLeastSignificantBits()), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
