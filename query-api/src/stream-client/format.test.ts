import { toLogEvent } from '@trackrecord/platform';
import { testUuid } from '../testing/fake-person.js';
import { makeRow } from '../testing/index-rows.js';
import { formatEvent, formatGraph, formatLog, formatProjections, formatStream } from './format.js';

const event = toLogEvent(makeRow({ eventId: testUuid(1), position: 7, revision: 3 }));
const page = { events: [event], next: null, scannedUntil: null, index: { position: '9', lagSeconds: 0 } };
const ROW = `7  2026-11-21T14:32:48.000Z  profile-nadia@3  SkillAdded  user  -  ${testUuid(1)}`;

it.each([
  ['a page', page, [ROW]],
  ['no events', { ...page, events: [] }, ['No events.']],
  ['another page', { ...page, next: '7' }, [ROW, 'More with --before=7']],
  ['a search that stopped early', { ...page, events: [], next: '5', scannedUntil: { position: '5', at: '2026-11-01T10:00:00.000Z' } }, ['Searched back to position 5, 2026-11-01T10:00:00.000Z.', 'More with --before=5']], // prettier-ignore
  ['an index that is behind', { ...page, index: { position: '9', lagSeconds: 40.2 } }, [ROW, 'As of position 9, 40 s behind.']], // prettier-ignore
  ['an index that no process fills', { ...page, index: { position: '9', lagSeconds: null } }, [ROW, 'As of position 9: no process fills the index.']], // prettier-ignore
])('formats %s', (_title, log, lines) => expect(formatLog(log)).toBe(lines.join('\n')));

it('formats a stream', () => {
  const events = [{ ...event, storedAt: event.at, isSealed: true }];
  const stream = {
    stream: 'profile-nadia',
    category: 'profile',
    key: 'present',
    lastRevision: 8,
    events,
    next: 4,
  } as const;
  expect(formatStream({ ...stream, events: [...events] }).split('\n')).toEqual([
    'profile-nadia, last revision 8, key present',
    `3  7  2026-11-21T14:32:48.000Z  SkillAdded v1  100 B  sealed  ${testUuid(1)}`,
    'More with --from=4',
  ]);
});

it('formats a graph as a list with the reason of each node', () => {
  const [command, key] = [
    { kind: 'command', key: 'command:1', id: '1', at: event.at, role: 'user' } as const,
    'event:1',
  ];
  const graph = {
    nodes: [command, { kind: 'event', key, event } as const],
    edges: [{ from: 'command:1', to: key, why: 'decided' } as const],
    isComplete: false,
    wroteNothing: false,
  };
  expect(formatGraph(graph).split('\n')).toEqual([
    'command 1 user',
    `event profile-nadia@3 SkillAdded ${testUuid(1)}`,
    '    decided by command 1 user',
    'There is more than this.',
  ]);
  expect(formatGraph({ ...graph, nodes: [], edges: [], wroteNothing: true })).toContain('It wrote nothing.');
});

it('formats projections without an index', () => {
  const projection = {
    projection: 'profile',
    holder: null,
    standby: 0,
    lags: [],
    quarantined: 1,
    mismatched: 0,
    views: 2,
    rebuild: null,
    position: '12',
  } as const;
  const formatted = formatProjections({ projections: [{ ...projection, lags: [] }], newest: '14', index: null });
  expect(formatted.split('\n')).toEqual([
    'profile  position 12  lag -  2 views  1 quarantined  no holder',
    'The index is off: EVENT_INDEX_DAYS=0',
    'newest event: 14',
  ]);
});

it('replaces control characters, which could change what a terminal shows', () =>
  expect(formatEvent({ ...event, stream: 'profile-\u001b[2J' })).toContain('profile-?[2J@3'));
