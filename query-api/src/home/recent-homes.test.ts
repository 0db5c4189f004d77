import type { Home } from '@trackrecord/contracts';
import { areSameVersions, RecentHomes } from './recent-homes.js';

const createHome = (isReady = true): Home => ({
  firstName: 'Ada',
  userType: null,
  completeness: { percentage: 0, steps: [] },
  applications: { counts: { saved: 0, applied: 0, interviewing: 0, offer: 0, closed: 0 }, due: [] },
  events: { areNear: false, items: [] },
  matches: { since: null, newCount: 0, jobs: [], isReady, openCount: 1 },
  changes: [],
});
const VERSIONS = { profile: { revision: 3, eventId: 'c' }, applications: { revision: 1, eventId: 'b' } };

describe('RecentHomes', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // The cache never drops what was stored at 0.
    jest.advanceTimersByTime(1);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('returns the home page of the user with its versions', () => {
    const recent = new RecentHomes();
    const home = createHome();
    recent.set('ada', VERSIONS, home);
    expect(recent.get('ada')).toEqual({ versions: VERSIONS, home });
    expect(recent.get('ida')).toBeUndefined();
  });

  it('drops a home page after 30 s, also if it was read since', () => {
    const recent = new RecentHomes();
    recent.set('ada', VERSIONS, createHome());
    jest.advanceTimersByTime(20_000);
    expect(recent.get('ada')).toBeDefined();
    jest.advanceTimersByTime(10_001);
    expect(recent.get('ada')).toBeUndefined();
  });

  it('does not store a home page while the newest profile is being matched', () => {
    const recent = new RecentHomes();
    recent.set('ada', VERSIONS, createHome(false));
    expect(recent.get('ada')).toBeUndefined();
  });
});

describe('areSameVersions', () => {
  it.each([
    ['the same versions', VERSIONS, true],
    ['a newer profile', { ...VERSIONS, profile: { revision: 4, eventId: 'd' } }, false],
    ['newer applications', { ...VERSIONS, applications: { revision: 2, eventId: 'c' } }, false],
    [
      'another event at the same revision, after a rollback',
      { ...VERSIONS, profile: { revision: 3, eventId: 'x' } },
      false,
    ],
    ['no applications', { ...VERSIONS, applications: undefined }, false],
    ['a damaged profile', { ...VERSIONS, profile: { revision: undefined, eventId: 'c' } }, false],
  ])('compares with %s', (_name, versions, expected) => {
    expect(areSameVersions(VERSIONS, versions)).toBe(expected);
  });
});
