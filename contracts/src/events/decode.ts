import { z } from 'zod';
import { detectedSkillsEventData } from './detected-skills-events.js';
import { onboardingEventData } from './onboarding-events.js';
import { profileEventData } from './profile-events.js';

/** The newest version of every payload; older ones are lifted by the upcasters below before they are checked. */
export const SCHEMA_VERSION = 1;

type Upcaster = (data: unknown) => unknown;

/** `upcasters[type][n]` turns the payload of version n into one of version n + 1. Empty while there is one version. */
const upcasters: Readonly<Record<string, Readonly<Record<number, Upcaster>>>> = {};

/** An event that no schema of ours fits: the stream it lies in must not be folded any further. */
export class UndecodableEvent extends Error {
  override readonly name = 'UndecodableEvent';
}

type EventOf<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  [T in keyof Schemas]: { readonly type: T; readonly data: z.infer<Schemas[T]> };
}[keyof Schemas];

/**
 * Makes what reads the stored events of one kind of stream, lifting older versions to the newest. It throws
 * {@link UndecodableEvent} for an unknown type, a version from the future or a payload that does not fit.
 */
function decoder<Schemas extends Readonly<Record<string, z.ZodType>>>(
  schemas: Schemas,
): (type: string, data: unknown, version: number) => EventOf<Schemas> {
  return (type, data, version) => {
    const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
    if (!schema) throw new UndecodableEvent(`Unknown event type ${type}`);
    if (version > SCHEMA_VERSION)
      throw new UndecodableEvent(`${type} has version ${String(version)}, newer than this code`);
    const parsed = schema.safeParse(lifted(type, data, version));
    if (!parsed.success)
      throw new UndecodableEvent(`${type} does not fit its schema: ${z.prettifyError(parsed.error)}`);
    return { type, data: parsed.data } as EventOf<Schemas>;
  };
}

function lifted(type: string, data: unknown, version: number): unknown {
  let current = data;
  for (let from = version; from < SCHEMA_VERSION; from += 1) {
    const lift = upcasters[type]?.[from];
    if (!lift) throw new UndecodableEvent(`${type} has version ${String(version)}, and nothing lifts it`);
    current = lift(current);
  }
  return current;
}

/** Reads a stored event of a profile stream. @throws {UndecodableEvent} */
export const decodeProfileEvent = decoder(profileEventData);

/** Reads a stored event of an onboarding stream. @throws {UndecodableEvent} */
export const decodeOnboardingEvent = decoder(onboardingEventData);

/** Reads a stored event of a detected-skills stream. @throws {UndecodableEvent} */
export const decodeDetectedSkillsEvent = decoder(detectedSkillsEventData);
