import { randomUUID } from 'node:crypto';
import {
  type EventStoreDBClient,
  jsonEvent,
  type JSONEventData,
  type ReadStreamOptions,
  type ReadAllOptions,
} from '@eventstore/db-client';

/** Creates a JSON event. */
export function createTestEvent(type: string, id: string = randomUUID()): JSONEventData {
  return jsonEvent({ id, type, data: { text: type }, metadata: { by: 'a test' } });
}

export function createTestEvents(...types: readonly string[]): JSONEventData[] {
  return types.map((type) => createTestEvent(type));
}

/** Reads a stream with the client; returns `revision:type` of its events. */
export async function readEvents(
  client: EventStoreDBClient,
  stream: string,
  options: ReadStreamOptions = {},
): Promise<string[]> {
  const entries: string[] = [];
  for await (const { event } of client.readStream(stream, options)) {
    if (event) entries.push(`${event.revision}:${event.type}`);
  }
  return entries;
}

/** Reads all streams with the client; returns the types of the events. */
export async function readAllTypes(client: EventStoreDBClient, options: ReadAllOptions = {}): Promise<string[]> {
  const types: string[] = [];
  for await (const { event } of client.readAll(options)) {
    if (event) types.push(event.type);
  }
  return types;
}
