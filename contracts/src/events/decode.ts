import { z } from 'zod';
import { type ProfileEvent, profileEventData, type ProfileEventType } from './profile-events.js';

/** The newest version of every payload; older ones are lifted by the upcasters below before they are checked. */
export const SCHEMA_VERSION = 1;

type Upcaster = (data: unknown) => unknown;

/** `upcasters[type][n]` turns the payload of version n into one of version n + 1. Empty while there is one version. */
const upcasters: Partial<Record<ProfileEventType, Readonly<Record<number, Upcaster>>>> = {};

/** An event that no schema of ours fits: the stream it lies in must not be folded any further. */
export class UndecodableEvent extends Error {
  override readonly name = 'UndecodableEvent';
}

const isProfileEventType = (type: string): type is ProfileEventType => Object.hasOwn(profileEventData, type);

/**
 * Reads the payload of a stored profile event, lifting older versions to the newest.
 * @throws {UndecodableEvent} for an unknown type, a version from the future or a payload that does not fit.
 */
export function decodeProfileEvent(type: string, data: unknown, version: number): ProfileEvent {
  if (!isProfileEventType(type)) throw new UndecodableEvent(`Unknown event type ${type}`);
  if (version > SCHEMA_VERSION)
    throw new UndecodableEvent(`${type} has version ${String(version)}, newer than this code`);
  let current = data;
  for (let from = version; from < SCHEMA_VERSION; from += 1) {
    const lift = upcasters[type]?.[from];
    if (!lift) throw new UndecodableEvent(`${type} has version ${String(version)}, and nothing lifts it`);
    current = lift(current);
  }
  const parsed = profileEventData[type].safeParse(current);
  if (!parsed.success) throw new UndecodableEvent(`${type} does not fit its schema: ${z.prettifyError(parsed.error)}`);
  return { type, data: parsed.data } as ProfileEvent;
}
