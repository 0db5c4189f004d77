import type { UserCards } from './recent-homes.js';
import { RecentHomes } from './recent-homes.js';

const createCards = (isReady = true): UserCards => ({
  matches: { since: null, newCount: 0, jobs: [], isReady, openCount: 1 },
  changes: [],
});
const REVISIONS = { profile: 3, applications: 1 };

beforeEach(() => {
  jest.useFakeTimers();
  // The cache never drops what was stored at 0.
  jest.advanceTimersByTime(1);
});
afterEach(() => {
  jest.useRealTimers();
});

it('returns cards of the same revisions only', () => {
  const recent = new RecentHomes();
  const cards = createCards();
  recent.set('ada', REVISIONS, cards);
  expect(recent.has('ada')).toBe(true);
  expect(recent.get('ada', REVISIONS)).toBe(cards);
  expect(recent.get('ada', { ...REVISIONS, profile: 4 })).toBeUndefined();
  expect(recent.get('ada', { ...REVISIONS, applications: 2 })).toBeUndefined();
  expect(recent.get('ida', REVISIONS)).toBeUndefined();
});

it('drops cards after 30 s, also if they were read since', () => {
  const recent = new RecentHomes();
  recent.set('ada', REVISIONS, createCards());
  jest.advanceTimersByTime(20_000);
  expect(recent.get('ada', REVISIONS)).toBeDefined();
  jest.advanceTimersByTime(10_001);
  expect(recent.get('ada', REVISIONS)).toBeUndefined();
});

it('does not keep cards while the newest profile is being matched', () => {
  const recent = new RecentHomes();
  recent.set('ada', REVISIONS, createCards(false));
  expect(recent.has('ada')).toBe(false);
});
