import { makeAccess } from '../../../testing/accesses';
import { makeChange } from '../../../testing/history';
import { mergeAccesses, needsEarlierAccesses } from './merge-accesses';
import type { HistoryEntry } from './merge-accesses';

const makeAccessAt = (time: string) => makeAccess({ id: time, at: `2026-11-20T${time}:30.000Z` });
const toText = (entry: HistoryEntry): string =>
  entry.kind === 'change' ? `change ${entry.change.revision}` : `access ${entry.access.id}`;

describe('mergeAccesses', () => {
  const changes = [makeChange(9), makeChange(7), makeChange(5)];

  it('puts accesses between the changes by time', () => {
    const accesses = [makeAccessAt('10:12'), makeAccessAt('10:08'), makeAccessAt('10:07'), makeAccessAt('10:01')];
    expect(mergeAccesses(changes, accesses, false).map(toText)).toEqual([
      'access 10:12',
      'change 9',
      'access 10:08',
      'access 10:07',
      'change 7',
      'change 5',
      'access 10:01',
    ]);
  });

  it('names the later change of each access', () => {
    const accesses = [makeAccessAt('10:12'), makeAccessAt('10:08')];
    const entries = mergeAccesses(changes, accesses, false).filter(({ kind }) => kind === 'access');
    expect(entries).toEqual([
      expect.objectContaining({ laterRevision: undefined }),
      expect.objectContaining({ laterRevision: 9 }),
    ]);
  });

  it('omits accesses older than the oldest loaded change while earlier changes are not loaded', () => {
    expect(mergeAccesses(changes, [makeAccessAt('10:05'), makeAccessAt('10:04')], true).map(toText)).toEqual([
      'change 9',
      'change 7',
      'access 10:05',
      'change 5',
    ]);
  });

  it('keeps the order of changes whose times are not in order', () => {
    const skewed = [
      makeChange(2, { at: '2026-11-20T10:00:00.000Z' }),
      makeChange(1, { at: '2026-11-20T10:30:00.000Z' }),
    ];
    expect(mergeAccesses(skewed, [makeAccessAt('10:20'), makeAccessAt('09:00')], false).map(toText)).toEqual([
      'access 10:20',
      'change 2',
      'change 1',
      'access 09:00',
    ]);
  });
});

describe('needsEarlierAccesses', () => {
  it('is true if the oldest loaded access is newer than the oldest loaded change', () => {
    expect(needsEarlierAccesses([makeChange(5)], [makeAccessAt('10:06')])).toBe(true);
    expect(needsEarlierAccesses([makeChange(5)], [makeAccessAt('10:06'), makeAccessAt('10:04')])).toBe(false);
    expect(needsEarlierAccesses([], [makeAccessAt('10:06')])).toBe(false);
    expect(needsEarlierAccesses([makeChange(5)], [])).toBe(false);
  });
});
