import {
  describeFields,
  describeUpcasters,
  eventIndexEndpoints,
  type EventSchemas,
  getSchemaVersion,
} from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { EVENT_TYPES } from './event-types.js';
import type { StreamSources } from './stream-sources.js';

/** Describes every type of event, without the number of its events. */
const describeTypes = (): readonly Omit<EventSchemas['types'][number], 'count'>[] =>
  EVENT_TYPES.map(({ type, category, schema }) => ({
    type,
    category,
    version: getSchemaVersion(type),
    upcasters: [...describeUpcasters(type, 1)],
    fields: [...describeFields(schema)],
  }));

/** GET /streams/schemas: the types of events with their fields, versions and numbers. */
export function listEventSchemas({ eventIndex, indexedEvents }: StreamSources): RequestHandler {
  const described = describeTypes();
  return handle(eventIndexEndpoints.listEventSchemas, async () => {
    const counts = eventIndex.isOn ? await indexedEvents.countByType() : undefined;
    const types = described.map((schema) => ({ ...schema, count: counts ? (counts.get(schema.type) ?? 0) : null }));
    return { status: 200, body: { types } };
  });
}
