import { makeProcess } from '@trackrecord/contracts/testing/operations-overview';
import { findHolder } from './index-progress.js';

const makeProjector = (instance: string, seenAt: string, indexLag: number | null, isMissing = false) =>
  makeProcess(instance, { service: 'projector', seenAt, indexLag, state: isMissing ? 'missing' : 'ready' });

it('finds the process that fills the index', () =>
  expect(
    findHolder([
      makeProjector('a', '2026-11-21T14:00:00.000Z', null),
      makeProjector('b', '2026-11-21T14:00:00.000Z', 3),
    ]),
  ).toEqual({ holder: 'b', lagSeconds: 3 }));

it('prefers the process that took over to the one that was killed', () =>
  expect(
    findHolder([makeProjector('a', '2026-11-21T14:00:00.000Z', 9), makeProjector('b', '2026-11-21T14:00:08.000Z', 0)]),
  ).toEqual({ holder: 'b', lagSeconds: 0 }));

it.each([
  ['is missing', [makeProjector('a', '2026-11-21T14:00:00.000Z', 9, true)]],
  ['waits for the lease', [makeProjector('a', '2026-11-21T14:00:00.000Z', null)]],
  ['does not exist', []],
])('knows no lag while the only process %s', (_case, processes) =>
  expect(findHolder(processes)).toEqual({ holder: null, lagSeconds: null }),
);
