import {
  accountEventData,
  applicationsEventData,
  describeFields,
  describeUpcasters,
  detectedSkillsEventData,
  eventIndexEndpoints,
  type EventSchemas,
  getSchemaVersion,
  onboardingEventData,
  profileEventData,
  type StreamCategory,
} from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { z } from 'zod';
import type { StreamSources } from './stream-sources.js';

/** The payloads of events by the kinds of streams that have them. */
const SCHEMAS: Readonly<Record<StreamCategory, Readonly<Record<string, z.ZodType>>>> = {
  profile: profileEventData,
  onboarding: onboardingEventData,
  'detected-skills': detectedSkillsEventData,
  applications: applicationsEventData,
  account: accountEventData,
};

type EventSchema = EventSchemas['types'][number];

/** Describes every type of event, without the number of its events. */
const describeTypes = (): readonly Omit<EventSchema, 'count'>[] =>
  Object.entries(SCHEMAS).flatMap(([category, schemas]) =>
    Object.entries(schemas).map(([type, schema]) => ({
      type,
      category: category as StreamCategory,
      version: getSchemaVersion(type),
      upcasters: [...describeUpcasters(type, 1)],
      fields: [...describeFields(schema)],
    })),
  );

/** GET /streams/schemas: the types of events with their fields, versions and numbers. */
export function listEventSchemas({ eventIndex, indexedEvents }: StreamSources): RequestHandler {
  const described = describeTypes();
  return handle(eventIndexEndpoints.listEventSchemas, async () => {
    const counts = eventIndex.isOn ? await indexedEvents.countByType() : undefined;
    const types = described.map((schema) => ({ ...schema, count: counts ? (counts.get(schema.type) ?? 0) : null }));
    return { status: 200, body: { types } };
  });
}
