import { decodeProfileEvent, SCHEMA_VERSION, UndecodableEvent } from './decode.js';
import golden1 from './golden/v1.json' with { type: 'json' };
import { profileEventData } from './profile-events.js';

const golden: readonly (readonly { type: string; data: unknown }[])[] = [golden1];

describe.each(golden.map((events, index) => ({ version: index + 1, events })))(
  'events of version $version',
  (given) => {
    it('hold one of every type, so that none can be forgotten', () => {
      const types = new Set(given.events.map(({ type }) => type));
      if (given.version === SCHEMA_VERSION) expect([...types].sort()).toEqual(Object.keys(profileEventData).sort());
    });

    it.each(given.events)('$type still decodes, and loses nothing', ({ type, data }) => {
      expect(decodeProfileEvent(type, data, given.version)).toEqual({ type, data });
    });
  },
);

it('every version has its golden file', () => {
  expect(golden).toHaveLength(SCHEMA_VERSION);
});

describe('an event that does not decode', () => {
  it.each([
    ['of an unknown type', 'SomethingElse', {}, 1],
    ['of a type that is only an object property', 'constructor', {}, 1],
    ['from the future', 'OnboardingCompleted', {}, SCHEMA_VERSION + 1],
    ['of a version nothing lifts', 'OnboardingCompleted', {}, 0],
    ['whose payload does not fit', 'UserTypeChosen', { userType: 'king' }, 1],
  ])('%s is refused as undecodable', (_case, type, data, version) => {
    expect(() => decodeProfileEvent(type, data, version)).toThrow(UndecodableEvent);
  });

  it('is described without its contents', () => {
    const decode = () => decodeProfileEvent('UserTypeChosen', { userType: 'a-secret' }, 1);
    expect(decode).toThrow(/UserTypeChosen/);
    expect(decode).not.toThrow(/a-secret/);
  });
});
