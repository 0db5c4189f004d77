import { accessEventData } from './access-events.js';
import { applicationsEventData } from './applications-events.js';
import {
  decodeAccessEvent,
  decodeApplicationsEvent,
  decodeAccountEvent,
  decodeDetectedSkillsEvent,
  decodeOnboardingEvent,
  decodeProfileEvent,
  decodeStaffEvent,
  SCHEMA_VERSION,
  UndecodableEventError,
} from './decode.js';
import { accountEventData } from './account-events.js';
import { detectedSkillsEventData } from './detected-skills-events.js';
import golden1 from './golden/v1.json' with { type: 'json' };
import { draftValues } from '../onboarding/drafts.js';
import { onboardingEventData } from './onboarding-events.js';
import { profileEventData } from './profile-events.js';
import { staffEventData } from './staff-events.js';

interface Golden {
  readonly profile: readonly { type: string; data: unknown }[];
  readonly onboarding: readonly { type: string; data: unknown }[];
  readonly detectedSkills: readonly { type: string; data: unknown }[];
  readonly applications: readonly { type: string; data: unknown }[];
  readonly account: readonly { type: string; data: unknown }[];
  readonly access: readonly { type: string; data: unknown }[];
  readonly staff: readonly { type: string; data: unknown }[];
}

/** The stored events of each schema version, by stream type. */
const golden: readonly Golden[] = [golden1];
const streams = [
  { stream: 'profile', decode: decodeProfileEvent, schemas: profileEventData },
  { stream: 'onboarding', decode: decodeOnboardingEvent, schemas: onboardingEventData },
  { stream: 'detectedSkills', decode: decodeDetectedSkillsEvent, schemas: detectedSkillsEventData },
  { stream: 'applications', decode: decodeApplicationsEvent, schemas: applicationsEventData },
  { stream: 'account', decode: decodeAccountEvent, schemas: accountEventData },
  { stream: 'access', decode: decodeAccessEvent, schemas: accessEventData },
  { stream: 'staff', decode: decodeStaffEvent, schemas: staffEventData },
] as const;
const cases = golden.flatMap((events, index) =>
  streams.map((kind) => ({ ...kind, version: index + 1, events: events[kind.stream] })),
);

describe.each(cases)('$stream events of version $version', ({ version, events, decode, schemas }) => {
  it('include every event type', () => {
    const types = new Set(events.map(({ type }) => type));
    if (version === SCHEMA_VERSION) expect([...types].sort()).toEqual(Object.keys(schemas).sort());
  });

  it.each(events)('$type decodes without loss', ({ type, data }) => {
    expect(decode(type, data, version)).toEqual({ type, data });
  });
});

it('every kind of draft has a golden event', () => {
  const kinds = golden1.onboarding.flatMap(({ data }) => ('kind' in data ? [data.kind] : []));
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(draftValues).sort());
});

it('every schema version has a golden file', () => {
  expect(golden).toHaveLength(SCHEMA_VERSION);
});

describe('an undecodable event', () => {
  it.each([
    ['of an unknown type', 'SomethingElse', {}, 1],
    ['of a type that is only an object property', 'constructor', {}, 1],
    ['of a newer version', 'OnboardingCompleted', {}, SCHEMA_VERSION + 1],
    ['of a version without an upcaster', 'OnboardingCompleted', {}, 0],
    ['with an invalid payload', 'UserTypeChosen', { userType: 'king' }, 1],
  ])('%s throws UndecodableEventError', (_case, type, data, version) => {
    expect(() => decodeProfileEvent(type, data, version)).toThrow(UndecodableEventError);
  });

  it('in the wrong type of stream throws UndecodableEventError', () => {
    expect(() => decodeOnboardingEvent('UserTypeChosen', { userType: 'student' }, 1)).toThrow(UndecodableEventError);
    expect(() => decodeProfileEvent('DraftKept', { kind: 'skills', value: null }, 1)).toThrow(UndecodableEventError);
  });

  it('has an error message without its payload', () => {
    const decode = () => decodeProfileEvent('UserTypeChosen', { userType: 'a-secret' }, 1);
    expect(decode).toThrow(/UserTypeChosen/);
    expect(decode).not.toThrow(/a-secret/);
  });
});
