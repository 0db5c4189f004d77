import type { RedisTraces } from '@trackrecord/platform';
import type { Eraser } from './eraser.js';

/** How long a job that is being done may take to end (ms); its key is gone by then, so that nothing comes of it. */
const IN_HAND = 25_000;

/** The jobs of a person, and what is counted under their id. */
export const erasedTraces = (traces: RedisTraces): readonly Eraser[] => [
  { part: 'queues', erase: (uid) => traces.eraseJobs(uid, IN_HAND), holds: (uid) => traces.holdsJobs(uid) },
  { part: 'counters', erase: (uid) => traces.eraseCounters(uid), holds: (uid) => traces.holdsCounters(uid) },
];
