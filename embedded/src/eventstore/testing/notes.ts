import { randomUUID } from 'node:crypto';
import {
  type EventStoreDBClient,
  jsonEvent,
  type JSONEventData,
  type ReadStreamOptions,
  type ReadAllOptions,
} from '@eventstore/db-client';

/** A JSON event of this type. */
export function note(type: string, id: string = randomUUID()): JSONEventData {
  return jsonEvent({ id, type, data: { says: type }, metadata: { by: 'a test' } });
}

/** JSON events of these types. */
export function notes(...types: readonly string[]): JSONEventData[] {
  return types.map((type) => note(type));
}

/** The revisions and types that the client reads from a stream. */
export async function readNotes(
  client: EventStoreDBClient,
  stream: string,
  options: ReadStreamOptions = {},
): Promise<string[]> {
  const read: string[] = [];
  for await (const { event } of client.readStream(stream, options)) {
    if (event) read.push(`${event.revision}:${event.type}`);
  }
  return read;
}

/** The types that the client reads from all streams. */
export async function readAllTypes(client: EventStoreDBClient, options: ReadAllOptions = {}): Promise<string[]> {
  const read: string[] = [];
  for await (const { event } of client.readAll(options)) {
    if (event) read.push(event.type);
  }
  return read;
}
