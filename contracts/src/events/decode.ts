import type { z } from 'zod';
import { accessEventData } from './access-events.js';
import { accountEventData } from './account-events.js';
import { applicationsEventData } from './applications-events.js';
import { detectedSkillsEventData } from './detected-skills-events.js';
import type { CommandMetadata, EventMetadata } from './metadata.js';
import { onboardingEventData } from './onboarding-events.js';
import { profileEventData } from './profile-events.js';
import { describeIssues } from './schema-paths.js';
import { staffEventData } from './staff-events.js';

type Upcaster = (data: unknown) => unknown;

/** How the payloads of event types changed. */
interface SchemaHistory {
  /** The current version of the types that have another than 1. */
  readonly versions: Readonly<Record<string, number>>;
  /** `upcasters[type][n]` turns the payload of version n into one of version n + 1. */
  readonly upcasters: Readonly<Record<string, Readonly<Record<number, Upcaster>>>>;
}

/** Empty while all types have version 1. A new version needs an upcaster, and its events in `golden`. */
const SCHEMA_HISTORY: SchemaHistory = { versions: {}, upcasters: {} };

/** Returns the version in which events of a type are written. */
export const getSchemaVersion = (type: string, { versions }: SchemaHistory = SCHEMA_HISTORY): number =>
  Object.hasOwn(versions, type) ? (versions[type] ?? 1) : 1;

/** Returns the metadata of an event of a command: that of the command, and the version of the event's type. */
export const toEventMetadata = (type: string, metadata: CommandMetadata): EventMetadata => ({
  ...metadata,
  schemaVersion: getSchemaVersion(type),
});

/** Returns the steps from a version of a type to the current one, such as `1 → 2`; none for the current version. */
export const describeUpcasters = (type: string, version: number, history = SCHEMA_HISTORY): readonly string[] =>
  Array.from(
    { length: Math.max(0, getSchemaVersion(type, history) - version) },
    (_, index) => `${String(version + index)} → ${String(version + index + 1)}`,
  );

/**
 * Thrown for an event that matches no schema. Its stream must not be read further. The message contains nothing of the
 * payload: it is stored as the reason of a quarantine, and support reads it.
 */
export class UndecodableEventError extends Error {
  override readonly name = 'UndecodableEventError';
}

type EventOf<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  [T in keyof Schemas]: { readonly type: T; readonly data: z.infer<Schemas[T]> };
}[keyof Schemas];

/**
 * Creates the decoder of one kind of stream. It upcasts old versions, and throws {@link UndecodableEventError} for an
 * unknown type, a newer version or an invalid payload.
 */
export function createDecoder<Schemas extends Readonly<Record<string, z.ZodType>>>(
  schemas: Schemas,
  history: SchemaHistory = SCHEMA_HISTORY,
): (type: string, data: unknown, version: number) => EventOf<Schemas> {
  return (type, data, version) => {
    const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
    if (!schema) throw new UndecodableEventError(`Unknown event type ${type}`);
    if (version > getSchemaVersion(type, history))
      throw new UndecodableEventError(`${type} has version ${String(version)}, newer than this code`);
    const parsed = schema.safeParse(upcastPayload(type, data, version, history));
    if (!parsed.success)
      throw new UndecodableEventError(
        `${type} does not fit its schema: ${describeIssues(schema, parsed.error.issues)}`,
      );
    return { type, data: parsed.data } as EventOf<Schemas>;
  };
}

/** Converts a payload to the current version of its type. @throws {UndecodableEventError} without an upcaster. */
export function upcastPayload(type: string, data: unknown, version: number, history = SCHEMA_HISTORY): unknown {
  let upcastData = data;
  for (let fromVersion = version; fromVersion < getSchemaVersion(type, history); fromVersion += 1) {
    const upcaster = history.upcasters[type]?.[fromVersion];
    if (!upcaster) throw new UndecodableEventError(`${type} has version ${String(version)}, and there is no upcaster`);
    upcastData = upcaster(upcastData);
  }
  return upcastData;
}

/** Decodes a stored event of a profile stream. @throws {UndecodableEventError} */
export const decodeProfileEvent = createDecoder(profileEventData);

/** Decodes a stored event of an onboarding stream. @throws {UndecodableEventError} */
export const decodeOnboardingEvent = createDecoder(onboardingEventData);

/** Decodes a stored event of a detected-skills stream. @throws {UndecodableEventError} */
export const decodeDetectedSkillsEvent = createDecoder(detectedSkillsEventData);

/** Decodes a stored event of an applications stream. @throws {UndecodableEventError} */
export const decodeApplicationsEvent = createDecoder(applicationsEventData);

/** Decodes a stored event of an account stream. @throws {UndecodableEventError} */
export const decodeAccountEvent = createDecoder(accountEventData);

/** Decodes a stored event of an access stream. @throws {UndecodableEventError} */
export const decodeAccessEvent = createDecoder(accessEventData);

/** Decodes a stored event of a staff stream. @throws {UndecodableEventError} */
export const decodeStaffEvent = createDecoder(staffEventData);
