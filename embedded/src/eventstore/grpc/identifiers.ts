import { shared } from '../generated.js';
import { createInvalidArgumentError } from './rpc-error.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the stream name of an identifier.
 *
 * @throws RpcError if it is missing.
 */
export function parseStreamName(identifier: shared.StreamIdentifier | undefined): string {
  const name = identifier ? toBuffer(identifier.getStreamName_asU8()).toString('utf8') : '';
  if (name === '') throw createInvalidArgumentError('A stream name is missing');
  return name;
}

/** Creates the identifier of a stream. */
export function toStreamIdentifier(name: string): shared.StreamIdentifier {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(name, 'utf8'));
  return identifier;
}

/**
 * Returns a UUID in lower case, from its string or structured form.
 *
 * @throws RpcError if it is not a valid event id.
 */
export function parseUuid(uuid: shared.UUID | undefined): string {
  const structured = uuid?.getStructured();
  const text = structured ? formatStructuredUuid(structured) : (uuid?.getString().toLowerCase() ?? '');
  if (!UUID.test(text) || text === NIL_UUID) throw createInvalidArgumentError(`'${text}' is not a valid UUID`);
  return text;
}

/** Returns a Buffer view of the bytes without copying. */
export function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function formatStructuredUuid(structured: shared.UUID.Structured): string {
  const bytes = Buffer.alloc(16);
  bytes.writeBigInt64BE(BigInt(structured.getMostSignificantBits()), 0);
  bytes.writeBigInt64BE(BigInt(structured.getLeastSignificantBits()), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
