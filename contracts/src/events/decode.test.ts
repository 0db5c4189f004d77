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
  createDecoder,
  describeUpcasters,
  getSchemaVersion,
  UndecodableEventError,
} from './decode.js';
import { accountEventData } from './account-events.js';
import { detectedSkillsEventData } from './detected-skills-events.js';
import golden1 from './golden/v1.json' with { type: 'json' };
import { draftValues } from '../onboarding/drafts.js';
import { onboardingEventData } from './onboarding-events.js';
import { profileEventData } from './profile-events.js';
import { staffEventData } from './staff-events.js';
import { z } from 'zod';

interface Golden {
  readonly profile: readonly { type: string; data: unknown }[];
  readonly onboarding: readonly { type: string; data: unknown }[];
  readonly detectedSkills: readonly { type: string; data: unknown }[];
  readonly applications: readonly { type: string; data: unknown }[];
  readonly account: readonly { type: string; data: unknown }[];
  readonly access: readonly { type: string; data: unknown }[];
  readonly staff: readonly { type: string; data: unknown }[];
}

/** The stored events by the version of their types, and by kind of stream. */
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

describe.each(cases)('$stream events of version $version', ({ version, events, decode }) => {
  it.each(events)('$type decodes without loss', ({ type, data }) => {
    expect(decode(type, data, version)).toEqual({ type, data });
  });
});

it('every kind of draft has a golden event', () => {
  const kinds = golden1.onboarding.flatMap(({ data }) => ('kind' in data ? [data.kind] : []));
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(draftValues).sort());
});

it.each(streams)('every type of $stream events has golden events of each of its versions', ({ stream, schemas }) => {
  const toVersions = (type: string) => Array.from({ length: getSchemaVersion(type) }, (_, index) => index + 1);
  const expected = Object.keys(schemas).flatMap((type) =>
    toVersions(type).map((version) => `${type} ${String(version)}`),
  );
  const found = cases.flatMap(({ stream: kind, version, events }) =>
    kind === stream ? events.map(({ type }) => `${type} ${String(version)}`) : [],
  );
  expect([...new Set(found)].sort()).toEqual(expected.sort());
});

describe('a type with a second version', () => {
  const SkillAdded = z.strictObject({ skill: z.strictObject({ name: z.string() }), index: z.int() });
  const toSecond = (data: unknown) => {
    const { skill, index } = profileEventData.SkillAdded.parse(data);
    return { skill: { name: skill }, index };
  };
  const history = { versions: { SkillAdded: 2 }, upcasters: { SkillAdded: { 1: toSecond } } };
  const decode = createDecoder({ ...profileEventData, SkillAdded }, history);
  const golden2 = { profile: [{ type: 'SkillAdded', data: { skill: { name: 'Go' }, index: 3 } }] };

  it('is read in both versions, and all other types in their only one', () => {
    for (const { type, data } of golden1.profile)
      expect(decode(type, data, 1)).toEqual({ type, data: type === 'SkillAdded' ? toSecond(data) : data });
    for (const { type, data } of golden2.profile) expect(decode(type, data, 2)).toEqual({ type, data });
  });

  it('does not raise the versions of other types', () => {
    expect(getSchemaVersion('SkillAdded', history)).toBe(2);
    expect(getSchemaVersion('SkillRemoved', history)).toBe(1);
    expect(() => decode('SkillRemoved', { index: 0 }, 2)).toThrow(UndecodableEventError);
  });

  it('names the steps to its current version', () => {
    expect(describeUpcasters('SkillAdded', 1, history)).toEqual(['1 → 2']);
    expect(describeUpcasters('SkillAdded', 2, history)).toEqual([]);
  });
});

describe('an undecodable event', () => {
  it.each([
    ['of an unknown type', 'SomethingElse', {}, 1],
    ['of a type that is only an object property', 'constructor', {}, 1],
    ['of a newer version', 'OnboardingCompleted', {}, getSchemaVersion('OnboardingCompleted') + 1],
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
